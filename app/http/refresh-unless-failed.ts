import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * A route's `shouldRevalidate`: after a form that failed nothing has changed, and asking again for the page would lose
 * it when the server can't be reached. Remix says the same of a navigation's forms, and not of a fetcher's.
 */
export const refreshUnlessFailed: ShouldRevalidateFunction = ({ actionStatus = 200 }) => actionStatus < 400;
