import { useFetcher, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { FormState } from "./form-state";

/** Remix's fetcher for a form beside the page, after which the page always shows what the form brought about. */
export function useFormFetcher() {
  const fetcher = useFetcher<FormState>();
  const { revalidate } = useRevalidator();
  const { state, data } = fetcher;
  const lastState = useRef(state);
  // Without a list of what it depends on: an effect that names the state was seen not to run when a form was sent.
  useEffect(() => {
    // Remix drops a redirect where another form's was followed meanwhile, and with it what the request brought about.
    if (lastState.current === "submitting" && state === "idle" && data === undefined) revalidate();
    lastState.current = state;
  });
  return fetcher;
}
