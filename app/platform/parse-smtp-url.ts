interface SmtpServer {
  connection: { host: string; port: number; secure: boolean; requireTLS: boolean; ignoreTLS: boolean };
  credentials: { user: string; pass: string } | null;
}

/**
 * SMTP_URL as settings. smtps:// speaks TLS from the first byte (port 465); smtp:// (port 587) takes STARTTLS when
 * it is offered, must with `?requireTLS=true`, and never does with `?ignoreTLS=true` or on this machine itself,
 * where there is nothing to protect and no certificate to check. Throws TypeError for another kind of address.
 */
export function parseSmtpUrl(url: string): SmtpServer {
  const parsed = new URL(url);
  const secure = parsed.protocol === "smtps:";
  if (!secure && parsed.protocol !== "smtp:")
    throw new TypeError("SMTP_URL must begin with smtp:// or smtps://");
  const host = parsed.hostname.replace(/^\[|\]$/g, "");
  const requireTLS = parsed.searchParams.get("requireTLS") === "true";
  const local = host === "localhost" || host === "::1" || host.startsWith("127.");
  const ignoreTLS = !requireTLS && (local || parsed.searchParams.get("ignoreTLS") === "true");
  const user = decodeURIComponent(parsed.username);
  return {
    connection: { host, port: Number(parsed.port) || (secure ? 465 : 587), secure, requireTLS, ignoreTLS },
    credentials: user === "" ? null : { user, pass: decodeURIComponent(parsed.password) },
  };
}
