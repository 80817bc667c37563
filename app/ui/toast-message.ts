/** What a toast says; the server hands it to the next page, so it is plain data. */
export interface ToastMessage {
  /** New for each occurrence: the same words twice are two toasts. */
  id: string;
  title: string;
  description?: string;
  tone: "neutral" | "danger";
}
