import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";

/** What the title begins with after a form that failed, so that a tab and a screen reader tell at once. */
export const FAILED_TITLE = "Error: ";

/**
 * The `meta` of a route with a form of its own: its title begins with "Error: " when the page is the answer to a form
 * that failed. A meta function isn't told what the action answered; the root's data says it, as `formFailed`.
 */
export function formMeta<Loader = unknown>(meta: MetaFunction<Loader>): MetaFunction<Loader> {
  return (args) => {
    const root = args.matches.find(({ id }) => id === "root")?.data;
    const failed =
      typeof root === "object" && root !== null && "formFailed" in root && root.formFailed === true;
    return failed ? meta(args)?.map(withFailedTitle) : meta(args);
  };
}

function withFailedTitle(tag: MetaDescriptor): MetaDescriptor {
  return tag && "title" in tag ? { title: `${FAILED_TITLE}${tag.title}` } : tag;
}
