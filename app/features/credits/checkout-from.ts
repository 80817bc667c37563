/** /checkout, from this page: after the payment it leads back there instead of to the dashboard. */
export const checkoutFrom = (path: string): string => from("/checkout", path);

/** The same of /subscribe. */
export const planFrom = (path: string): string => from("/subscribe", path);

function from(page: string, path: string): string {
  return path === "/" || path === "/dashboard" ? page : `${page}?${new URLSearchParams({ back: path })}`;
}
