import { useNavigation } from "@remix-run/react";

/** Whether the page's form that posts to `action` runs, and whether it went well and the next page loads. */
export function useSubmitting(action: string): { submitting: boolean; leaving: boolean } {
  const navigation = useNavigation();
  const ours = navigation.formAction?.split("?")[0] === action;
  return {
    submitting: ours,
    leaving: ours && navigation.state === "loading" && navigation.location.pathname !== action,
  };
}
