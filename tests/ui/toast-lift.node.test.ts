import { describe, expect, it } from "vitest";
import { toastLift } from "../../app/ui/toast-lift";

const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top },
  right: left + width,
  bottom: top + height,
});
/** In the lower left corner of a phone, 390 by 844. */
const TOAST = box(16, 760, 358, 68);

describe("A toast never lies over what was pressed", () => {
  it.each([
    ["in its middle", box(100, 780, 120, 36)],
    ["with a corner under it", box(300, 730, 80, 36)],
    ["larger than it", box(0, 700, 390, 144)],
    ["at its very edge", box(16, 827, 100, 17)],
  ])("a button %s: it ends above the button, with a gap", (_, button) => {
    const lift = toastLift(TOAST, button) ?? 0;
    expect(button.top - (TOAST.bottom - lift)).toBe(8);
    expect(toastLift(box(16, TOAST.top - lift, 358, 68), button)).toBeNull();
  });

  it.each([
    ["above it", box(16, 700, 358, 60)],
    ["under it", box(16, 828, 358, 16)],
    ["to its left", box(0, 760, 16, 68)],
    ["to its right", box(374, 760, 16, 68)],
  ])("a button %s leaves it where it is", (_, button) => {
    expect(toastLift(TOAST, button)).toBeNull();
  });
});
