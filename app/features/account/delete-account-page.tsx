import { getFormProps, useForm } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import type { AccountDeletion } from "../../domain/accounts/deletion-schema";
import type { UserView } from "../../domain/accounts/user-view";
import { BackLink } from "../../ui/back-link";
import { Button, ButtonLink } from "../../ui/button";
import { ErrorSummary } from "../../ui/form/error-summary";
import { InputField } from "../../ui/form/input-field";
import { useRules } from "../../ui/form/use-rules";
import { FormFailure } from "../../ui/form-failure";
import type { FormState } from "../../ui/form-state";
import { useSubmitting } from "../../ui/use-submitting";

const PATH = "/account/delete";
const rules = () =>
  import("../../domain/accounts/deletion-schema").then(({ AccountDeletion }) => AccountDeletion);

/** /account/delete: what goes, what stays and when, and the form that asks for the password. */
export function DeleteAccountPage({
  user,
  agents,
  hasPlan,
  state,
}: {
  user: UserView;
  /** How many there are. */
  agents: number;
  hasPlan: boolean;
  state: FormState | null | undefined;
}) {
  const [form, { password }] = useForm<AccountDeletion>({
    id: "delete-account",
    lastResult: state?.reply,
    ...useRules(rules),
  });
  const { submitting } = useSubmitting(PATH);
  const isLeaving = user.deletionDueAt !== undefined;
  return (
    <div className="mx-auto max-w-2xl">
      <BackLink to="/account" title="Account" />
      <h1 className="text-page tracking-[-0.01em]">Delete account</h1>
      <div className="mt-4 grid gap-5 rounded-card border bg-surface p-5 [&_h2]:text-input [&_h2]:font-bold [&_li]:text-ink-2 [&_ul]:mt-1 [&_ul]:grid [&_ul]:max-w-[64ch] [&_ul]:list-disc [&_ul]:gap-1 [&_ul]:pl-5">
        <section aria-labelledby="goes">
          <h2 id="goes">What is deleted</h2>
          <ul>
            <li>{agentWords(agents)}</li>
            <li>Your profile, sessions, activity log, exports, shared links and calendar feeds.</li>
            <li>{creditWords(user.credits)}</li>
            {hasPlan && <li>Your Professional plan: it is cancelled with the payment provider.</li>}
          </ul>
        </section>
        <section aria-labelledby="stays">
          <h2 id="stays">What stays</h2>
          <ul>
            <li>
              The bare list of credits that were granted, bought and spent, with the numbers of payments, for
              the bookkeeping. It has no name and no address.
            </li>
            <li>Digests that your recipients got by mail are theirs.</li>
          </ul>
        </section>
        <section aria-labelledby="when">
          <h2 id="when">When</h2>
          <ul>
            <li>
              For a day you can change your mind: sign in as always and press 'Keep my account'. No digest is
              written or sent in that time; mail to your agents is still taken in.
            </li>
            <li>
              Then the account closes, and everything in it is deleted within the hour, or a few for very
              large accounts. Nobody can bring it back, and mail to your agents' addresses is refused.
            </li>
          </ul>
        </section>
        <p className="text-ink-2">
          {"If you want to keep something, "}
          <Link to="/account#export" className="link">
            make an export
          </Link>
          {" first."}
        </p>
        {!isLeaving && (
          <Form method="post" action={PATH} {...getFormProps(form)} className="grid gap-5 border-t pt-5">
            <ErrorSummary formId={form.id} errors={form.allErrors} status={form.status} />
            {password.errors === undefined && <FormFailure toast={state?.toast} />}
            <input type="hidden" autoComplete="username" defaultValue={user.email} />
            <InputField
              field={password}
              label="Your password"
              type="password"
              autoComplete="current-password"
              required
              readOnly={submitting}
            />
            <div className="flex flex-wrap justify-end gap-2">
              <ButtonLink to="/account">Cancel</ButtonLink>
              <Button variant="danger" pending={submitting} pendingLabel="Deleting...">
                Delete my account
              </Button>
            </div>
          </Form>
        )}
      </div>
    </div>
  );
}

function agentWords(agents: number): string {
  const whose = agents === 0 ? "Agents" : agents === 1 ? "Your agent" : `Your ${agents} agents`;
  return `${whose} with all mails, documents, digests, open items, questions and recipients.`;
}

function creditWords(credits: number): string {
  if (credits === 0) return "Your credits: there are none left.";
  return `Your ${credits} ${credits === 1 ? "credit" : "credits"}; nothing is paid back for ${credits === 1 ? "it" : "them"}.`;
}
