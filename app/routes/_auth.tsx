import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLocation } from "@remix-run/react";
import { AuthLayout } from "../features/auth/auth-layout";
import { requireVisitor } from "../http/session";

export async function loader({ context }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return null;
}

export default function Auth() {
  const { pathname } = useLocation();
  return (
    <AuthLayout current={pathname === "/register" ? "register" : "login"}>
      <Outlet />
    </AuthLayout>
  );
}
