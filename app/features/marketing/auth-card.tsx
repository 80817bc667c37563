import type { FormState } from "../../ui/form-state";
import { RouteTabs } from "../../ui/tabs";
import { RegistrationForm } from "../auth/registration-form";
import { SignInForm } from "../auth/sign-in-form";

/** 'Auth card with Login and Register tabs. Login is the default.' (specification, section 2, landing page) */
export function AuthCard({ tab, state }: { tab: "login" | "register"; state?: FormState | null }) {
  return (
    <section
      id="auth"
      aria-label="Your account"
      className="no-print grid max-w-md scroll-mt-20 gap-5 rounded-card border bg-surface p-5"
    >
      <RouteTabs
        label="Account"
        items={[
          { label: "Login", to: "/#auth", current: tab === "login" },
          { label: "Register", to: "/?tab=register#auth", current: tab === "register" },
        ]}
      />
      {tab === "login" ? (
        <SignInForm state={state} headingLevel="h3" recoveryPath="/forgot-password" />
      ) : (
        <RegistrationForm state={state} headingLevel="h3" />
      )}
    </section>
  );
}
