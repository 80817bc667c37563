import type { Person } from "../mail-content";

/** "Name <address>", or whichever of the two there is; null when there is neither. */
export function personText({ name, address }: Person): string | null {
  return name && address ? `${name} <${address}>` : name || address || null;
}
