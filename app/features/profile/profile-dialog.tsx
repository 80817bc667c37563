import { getFormProps, useForm } from "@conform-to/react";
import { Form, Link, useLocation } from "@remix-run/react";
import type { ProfileChanges } from "../../domain/accounts/profile-schema";
import type { UserView } from "../../domain/accounts/user-view";
import { FAILED } from "../../domain/failed-words";
import { Button, ButtonLink } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { ErrorSummary } from "../../ui/form/error-summary";
import { InputField } from "../../ui/form/input-field";
import { useRules } from "../../ui/form/use-rules";
import { FormFailure } from "../../ui/form-failure";
import type { FormState } from "../../ui/form-state";
import { useFormFetcher } from "../../ui/use-form-fetcher";
import { useOfflineRefusal } from "../../ui/use-offline-refusal";
import { ZoneField } from "../agents/zone-field";

const rules = () =>
  import("../../domain/accounts/profile-schema").then(({ ProfileChanges }) => ProfileChanges);

/**
 * 'Your Profile' at ?dialog=profile of any page (specification, section 2). Posts to /profile, which shows the same
 * dialog with what was typed when it fails without a script.
 */
export function ProfileDialog({ user, state }: { user: UserView; state?: FormState | null }) {
  const { pathname } = useLocation();
  const closeTo = pathname === "/profile" ? "/" : pathname;
  const fetcher = useFormFetcher();
  const answer = fetcher.data ?? state;
  const { refusal, refuse } = useOfflineRefusal(FAILED.profile);
  const [form, fields] = useForm<ProfileChanges>({
    id: "profile-form",
    defaultValue: {
      // The default display name is the part before the @ (specification, section 3).
      displayName: user.displayName ?? user.email.split("@")[0] ?? "",
      email: user.email,
      company: user.company ?? "",
      timeZone: user.timeZone,
    },
    lastResult: answer?.reply,
    onSubmit: refuse,
    ...useRules(rules),
  });
  const isMoving = fields.email.value?.trim().toLowerCase() !== user.email;
  return (
    <Dialog
      id="profile"
      kind="modal"
      title="Your Profile"
      closeTo={closeTo}
      returnFocusId="user-menu-button"
      over
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <ButtonLink to={closeTo} preventScrollReset variant="ghost">
            Cancel
          </ButtonLink>
          <Button
            form={form.id}
            variant="primary"
            pending={fetcher.state !== "idle"}
            pendingLabel="Saving..."
          >
            Save Changes
          </Button>
        </div>
      }
    >
      <fetcher.Form
        method="post"
        action="/profile?sent"
        preventScrollReset
        {...getFormProps(form)}
        className="grid gap-5"
      >
        <input type="hidden" name="returnTo" value={closeTo} />
        <ErrorSummary formId={form.id} errors={form.allErrors} status={form.status} />
        <FormFailure toast={refusal ?? answer?.toast} />
        <InputField field={fields.displayName} label="Name" autoComplete="name" maxLength={200} required />
        <InputField field={fields.email} label="Email" type="email" autoComplete="email" required />
        {/* Without a script nobody can tell yet whether the email changes, so the field is there. */}
        <div className={isMoving ? undefined : "when-no-script"}>
          <InputField
            field={fields.currentPassword}
            label="Current password"
            hint="Needed only to change the email."
            type="password"
            autoComplete="current-password"
            required={isMoving}
          />
        </div>
        <InputField field={fields.company} label="Company" autoComplete="organization" maxLength={200} />
        <ZoneField field={fields.timeZone} />
        <dl className="grid grid-cols-2 gap-3 rounded-control bg-sunken px-4 py-3">
          <div>
            <dt className="text-small text-ink-3">Total Credits</dt>
            <dd className="mt-0.5 font-medium">{user.credits}</dd>
          </div>
          <div>
            <dt className="text-small text-ink-3">Plan Tier</dt>
            <dd className="mt-0.5 font-medium">{user.planTier}</dd>
          </div>
        </dl>
      </fetcher.Form>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-5">
        <div className="flex flex-wrap gap-x-4">
          <Link to="/account" className="link inline-block py-1">
            Sessions, export, deletion
          </Link>
          <Link to="/activity" className="link inline-block py-1">
            Activity log
          </Link>
        </div>
        <Form method="post" action="/logout">
          <input type="hidden" name="intent" value="everywhere" />
          <Button>Sign out everywhere</Button>
        </Form>
      </div>
    </Dialog>
  );
}
