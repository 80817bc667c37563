import { Link } from "@remix-run/react";
import Download from "lucide-react/icons/download";
import ReceiptText from "lucide-react/icons/receipt-text";
import { type LedgerLine, type LedgerNotice, ledgerWords } from "../../domain/credits/ledger-view";
import { Banner } from "../../ui/banner";
import { ButtonLink } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { EmptyState } from "../../ui/empty-state";
import { OlderNewest } from "../../ui/older-newest";
import { AbsoluteTime } from "../../ui/times";

const count = (credits: number) => `${credits} ${credits === 1 ? "credit" : "credits"}`;

/** /credits: where the balance comes from, newest first. */
export function LedgerPage({
  credits,
  lines,
  older,
  notices,
  isFirst,
}: {
  credits: number;
  lines: LedgerLine[];
  /** The line that the next page begins after; null on the last one. */
  older: string | null;
  notices: LedgerNotice[];
  isFirst: boolean;
}) {
  return (
    <div className="mx-auto max-w-4xl">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div>
          <h1 className="text-page tracking-[-0.01em]">Credits</h1>
          <p className="mt-1 text-ink-2">{`You have ${count(credits)}. One credit buys one digest.`}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/credits.csv" reloadDocument icon={<Download size={16} aria-hidden="true" />}>
            Download CSV
          </ButtonLink>
          <ButtonLink to="/checkout" variant="primary">
            Buy credits
          </ButtonLink>
        </div>
      </div>
      {notices.map(({ paymentId, owed }) => (
        <div key={paymentId} className="mb-5">
          <Banner tone="warn" title={`${count(owed)} of a payment that went back had been used already`}>
            They were not taken from your balance, which never goes below zero. Payment{" "}
            <code className="font-mono break-all">{paymentId}</code>
          </Banner>
        </div>
      ))}
      {lines.length === 0 ? (
        <EmptyState icon={<ReceiptText size={20} />} title="Nothing here yet">
          Every credit that comes or goes is listed here.
        </EmptyState>
      ) : (
        <Ledger lines={lines} />
      )}
      <OlderNewest path="/credits" older={older} isFirst={isFirst} />
    </div>
  );
}

function Ledger({ lines }: { lines: LedgerLine[] }) {
  return (
    <table className="block w-full rounded-card border bg-surface sm:table sm:border-separate sm:border-spacing-0">
      <caption className="sr-only">Credits that came and went, newest first</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="text-left text-small text-ink-3">
          <Head>When</Head>
          <Head>What</Head>
          <Head right>Credits</Head>
          <Head right>Balance</Head>
        </tr>
      </thead>
      <tbody className="block divide-y sm:table-row-group">
        {lines.map((line) => (
          <tr
            key={line.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-5 py-3 sm:table-row sm:[&>td]:border-t"
          >
            <td className="col-start-1 row-start-2 text-small text-ink-3 sm:px-5 sm:py-3 sm:whitespace-nowrap">
              <AbsoluteTime iso={line.at} />
            </td>
            <td className="col-start-1 row-start-1 min-w-0 [overflow-wrap:anywhere] sm:px-5 sm:py-3">
              <What line={line} />
            </td>
            <td
              className={classNames(
                "text-right font-medium sm:px-5 sm:py-3",
                line.delta > 0 ? "text-ok" : "text-ink",
              )}
            >
              {line.delta > 0 ? `+${line.delta}` : `\u2212${Math.abs(line.delta)}`}
            </td>
            <td className="text-right text-small text-ink-3 sm:px-5 sm:py-3 sm:text-base sm:text-ink-2">
              <span className="sm:hidden">Balance </span>
              {line.balance}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ right = false, children }: { right?: boolean; children: string }) {
  return (
    <th scope="col" className={classNames("px-5 py-3 font-medium", right && "text-right")}>
      {children}
    </th>
  );
}

function What({ line }: { line: LedgerLine }) {
  return (
    <>
      {ledgerWords(line)}
      {line.agent && (
        <>
          {" for "}
          <Link to={`/agents/${line.agent.id}`} className="link inline-block py-1 [overflow-wrap:anywhere]">
            {line.agent.title}
          </Link>
        </>
      )}
      {line.reason === "digest" && !line.agent && (
        <span className="text-ink-3"> of an agent that was deleted</span>
      )}
      {line.payment?.receiptUrl?.startsWith("https://") && (
        <>
          {" "}
          <a
            href={line.payment.receiptUrl}
            target="_blank"
            rel="noreferrer noopener"
            className="link inline-block py-1"
            aria-label={`Receipt of payment ${line.payment.id}, in a new tab`}
          >
            Receipt
          </a>
        </>
      )}
    </>
  );
}
