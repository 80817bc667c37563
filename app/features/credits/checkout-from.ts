/** /checkout, from this page: after the payment it leads back there instead of to the dashboard. */
export function checkoutFrom(path: string): string {
  return path === "/" || path === "/dashboard"
    ? "/checkout"
    : `/checkout?${new URLSearchParams({ back: path })}`;
}
