import { useForm } from "@conform-to/react";
import Plus from "lucide-react/icons/plus";
import { Button, ButtonLink, type ButtonVariant } from "../../ui/button";
import { CopyButton } from "../../ui/copy-button";
import { ErrorSummary } from "../../ui/form/error-summary";
import { InputField } from "../../ui/form/input-field";
import { SelectField } from "../../ui/form/select-field";
import { TextareaField } from "../../ui/form/textarea-field";
import { Switch } from "../../ui/switch";
import { RouteTabs } from "../../ui/tabs";
import { KitSection, KitState } from "./kit-section";

const variants: ButtonVariant[] = ["primary", "outline", "ghost", "danger"];

const typed = { plain: "", optional: "A value", wrong: "nope", password: "", select: "daily", area: "" };

/** Buttons, fields and what else is pressed or filled in. */
export function KitControls() {
  const [form, fields] = useForm<typeof typed>({
    id: "kit",
    lastResult: { initialValue: typed, error: { wrong: ["Invalid email address"] } },
  });
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
        <ErrorSummary formId={form.id} errors={form.allErrors} status={form.status} />
        <div className="grid gap-5 sm:grid-cols-2">
          <InputField field={fields.plain} label="Required" required />
          <InputField field={fields.optional} label="Optional" hint="With a hint" />
          <InputField field={fields.wrong} label="Email" type="email" required />
          <InputField field={fields.password} label="Password" type="password" autoComplete="off" required />
          <SelectField
            field={fields.select}
            label="Select"
            options={[
              { value: "daily", label: "Daily" },
              { value: "weekly", label: "Weekly" },
            ]}
            required
          />
          <TextareaField field={fields.area} label="Several lines" />
        </div>
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
