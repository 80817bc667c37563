import Plus from "lucide-react/icons/plus";
import { Button, ButtonLink, type ButtonVariant } from "../../ui/button";
import { CopyButton } from "../../ui/copy-button";
import { ErrorSummary } from "../../ui/error-summary";
import { Field } from "../../ui/field";
import { PasswordInput } from "../../ui/password-input";
import { Switch } from "../../ui/switch";
import { RouteTabs } from "../../ui/tabs";
import { Select, Textarea, TextInput } from "../../ui/text-input";
import { KitSection, KitState } from "./kit-section";

const variants: ButtonVariant[] = ["primary", "outline", "ghost", "danger"];

/** Buttons, fields and what else is pressed or filled in. */
export function KitControls() {
  return (
    <>
      <KitSection title="Button">
        {variants.map((variant) => (
          <KitState key={variant} name={variant}>
            <div className="flex flex-wrap items-center gap-3">
              <Button type="button" variant={variant}>
                Medium
              </Button>
              <Button type="button" variant={variant} size="sm">
                Small
              </Button>
              <Button type="button" variant={variant} icon={<Plus size={16} aria-hidden="true" />}>
                With icon
              </Button>
              <Button type="button" variant={variant} pending pendingLabel="Sending...">
                Send
              </Button>
              <ButtonLink to="/kit" variant={variant}>
                A link
              </ButtonLink>
            </div>
          </KitState>
        ))}
        <KitState name="copy">
          <CopyButton value="mondaybrief" label="the word mondaybrief" />
        </KitState>
      </KitSection>
      <KitSection title="Field">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="kit-plain" label="Required" required>
            {(control) => <TextInput {...control} name="plain" required />}
          </Field>
          <Field id="kit-optional" label="Optional" hint="With a hint">
            {(control) => <TextInput {...control} name="optional" defaultValue="A value" />}
          </Field>
          <Field id="kit-wrong" label="Email" errors={["Invalid email address"]} required>
            {(control) => <TextInput {...control} name="wrong" type="email" defaultValue="nope" required />}
          </Field>
          <Field id="kit-password" label="Password" required>
            {(control) => <PasswordInput {...control} name="password" autoComplete="off" />}
          </Field>
          <Field id="kit-select" label="Select" required>
            {(control) => (
              <Select
                {...control}
                name="select"
                options={[
                  { value: "daily", label: "Daily" },
                  { value: "weekly", label: "Weekly" },
                ]}
              />
            )}
          </Field>
          <Field id="kit-area" label="Several lines">
            {(control) => <Textarea {...control} name="area" />}
          </Field>
        </div>
        <KitState name="error summary">
          <ErrorSummary problems={[{ id: "kit-wrong", text: "Invalid email address" }]} />
        </KitState>
        <KitState name="switch">
          <div className="flex flex-wrap gap-7">
            <Switch id="kit-off" name="off" label="Off" />
            <Switch id="kit-on" name="on" label="On" defaultChecked />
          </div>
        </KitState>
      </KitSection>
      <KitSection title="Tabs">
        <div className="max-w-sm">
          <RouteTabs
            label="Example"
            items={[
              { label: "Here", to: "/kit", current: true },
              { label: "There", to: "/kit#there", current: false },
            ]}
          />
        </div>
      </KitSection>
    </>
  );
}
