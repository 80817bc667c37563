import type { Mailer, Platform } from "../platform";
import { type Check, type CheckName, off, ok, toDo } from "./check";

/** Where a mailer's own envelope sender is, below MAIL_FROM's domain. */
const RETURN_HOSTS: Partial<Record<Mailer["name"], string>> = { cloudflare: "cf-bounce", resend: "send" };
const SELECTORS: Partial<Record<Mailer["name"], string>> = { cloudflare: "cf-bounce", resend: "resend" };

/** Whether the domain says who may send for it, and with which key (SPF, DKIM, DMARC). */
export async function checkRecords(platform: Platform): Promise<Check[]> {
  const checks: [CheckName, (platform: Platform, domain: string) => Promise<Check>][] = [
    ["spf", checkSpf],
    ["dkim", checkDkim],
    ["dmarc", checkDmarc],
  ];
  if (platform.mailer.name === "outbox") {
    return checks.map(([name]) => off(name, "Looked up once MAILER sends."));
  }
  const domain = platform.settings.mailFrom.split("@")[1]?.toLowerCase() ?? "";
  return Promise.all(
    checks.map(([name, check]) =>
      check(platform, domain).catch(() => toDo(name, "The name service did not answer.", "Check again.")),
    ),
  );
}

async function checkSpf({ mailer, names, settings }: Platform, domain: string): Promise<Check> {
  const below = RETURN_HOSTS[mailer.name];
  // With SMTP what comes back goes to INBOUND_DOMAIN, which therefore is the envelope's.
  const host = below ? `${below}.${domain}` : settings.inboundDomain;
  const records = (await names.look(host, "TXT")).filter((text) => /^v=spf1(?:\s|$)/i.test(text));
  if (records.length > 1) {
    return toDo(
      "spf",
      `${host} has ${records.length} SPF records, which counts as none.`,
      "Leave one of them.",
    );
  }
  const [record] = records;
  if (record === undefined) {
    return toDo(
      "spf",
      `${host} has no SPF record.`,
      `Publish a TXT record at ${host}: v=spf1, what sends for you, -all.`,
    );
  }
  if (/\s\+?all\s*$/i.test(record)) {
    return toDo("spf", `${host} lets everybody send.`, "End its SPF record with -all or ~all.");
  }
  return ok("spf", `${host} says who may send.`);
}

async function checkDkim({ mailer, names, settings }: Platform, domain: string): Promise<Check> {
  const selector = settings.dkimSelector ?? SELECTORS[mailer.name];
  if (selector === undefined) {
    return toDo(
      "dkim",
      "Under which name the key stands is not known.",
      "Set DKIM_SELECTOR to what stands behind s= in the DKIM-Signature of a mail of yours.",
    );
  }
  const host = `${selector}._domainkey.${domain}`;
  const hasKey = (await names.look(host, "TXT")).some((text) => /(?:^|;)\s*p=\s*[A-Za-z0-9+/]/.test(text));
  if (hasKey) return ok("dkim", `${host} has the key.`);
  return toDo(
    "dkim",
    `${host} has no key.`,
    "Publish the DKIM record that your mailer names for this domain.",
  );
}

async function checkDmarc({ names }: Platform, domain: string): Promise<Check> {
  const labels = domain.split(".");
  // A domain without a record of its own has that of the one above (RFC 7489, 6.6.3).
  for (let above = 0; above <= labels.length - 2; above += 1) {
    const host = `_dmarc.${labels.slice(above).join(".")}`;
    const record = (await names.look(host, "TXT")).find((text) => /^v=DMARC1\s*(?:;|$)/i.test(text));
    if (record === undefined) continue;
    const policy = /;\s*p=\s*(none|quarantine|reject)\b/i.exec(record)?.[1]?.toLowerCase();
    if (policy === undefined)
      return toDo("dmarc", `${host} has no policy.`, "Add p=none, p=quarantine or p=reject.");
    return ok("dmarc", `${host} says p=${policy}.`);
  }
  return toDo(
    "dmarc",
    `_dmarc.${domain} has no record.`,
    `Publish a TXT record at _dmarc.${domain}: v=DMARC1; p=none`,
  );
}
