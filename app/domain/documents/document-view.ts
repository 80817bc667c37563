export interface DocumentView {
  id: string;
  filename: string;
  description: string | null;
  size: number;
  createdAt: string;
  state: "reading" | "read" | "unreadable";
  problem: string | null;
}
