/** A mail that the example digest was written from; its file is /example/{id}.txt. */
export interface ExampleMail {
  id: string;
  subject: string;
  sender: string;
  /** ISO 8601 UTC. */
  sentAt: string;
}

/** Where a visitor can read it as it was sent. */
export function exampleMailPath(id: string): string {
  return `/example/${id}.txt`;
}
