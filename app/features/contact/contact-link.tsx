import { Link, useLocation } from "@remix-run/react";
import { ButtonLink } from "../../ui/button";

/** Opens the contact dialog over this page, and has the focus again afterwards. */
export function ContactLink({
  id,
  look = "button",
  children,
}: {
  /** Unique on the page. */
  id: string;
  look?: "button" | "link";
  children: string;
}) {
  const register = new URLSearchParams(useLocation().search).get("tab") === "register";
  const to = register ? "?tab=register&dialog=contact" : "?dialog=contact";
  const shared = { id, to, state: id, preventScrollReset: true };
  return look === "button" ? (
    <ButtonLink {...shared}>{children}</ButtonLink>
  ) : (
    <Link {...shared} className="link inline-block py-1">
      {children}
    </Link>
  );
}
