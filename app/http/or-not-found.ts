import { DomainError } from "../domain/errors";

/** What a page shows. Throws the 404 response of a page for what isn't there or isn't theirs. */
export async function orNotFound<Found>(found: Promise<Found>): Promise<Found> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof DomainError && error.kind === "not-found")
      throw new Response("Not Found", { status: 404 });
    throw error;
  }
}
