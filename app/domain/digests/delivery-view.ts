/** Where a delivery of the latest sending stands. */
export interface DeliveryView {
  id: string;
  email: string;
  state: "queued" | "sending" | "sent" | "refused" | "unknown" | "failed";
  attempts: number;
  problem: string | null;
  sentAt: string | null;
}
