/** `User` of the api contract. */
export interface UserView {
  id: string;
  email: string;
  displayName: string | null;
  company: string | null;
  credits: number;
  planTier: "Free" | "Professional";
  timeZone: string;
}
