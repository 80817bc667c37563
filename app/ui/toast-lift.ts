const GAP_PX = 8;

/** Of a DOMRect what is needed of it; a DOMRect is one. */
type Box = Pick<DOMRect, "top" | "right" | "bottom" | "left">;

/** How far up a toast has to move so as not to lie over what was pressed; null where it doesn't. */
export function toastLift(toast: Box, pressed: Box): number | null {
  const isBeside = pressed.right <= toast.left || pressed.left >= toast.right;
  const isApart = isBeside || pressed.bottom <= toast.top || pressed.top >= toast.bottom;
  return isApart ? null : toast.bottom - pressed.top + GAP_PX;
}
