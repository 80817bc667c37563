export interface QuestionView {
  id: string;
  question: string;
  answer: string | null;
  status: "open" | "answered" | "dismissed";
  summaryId: string | null;
  createdAt: string;
}
