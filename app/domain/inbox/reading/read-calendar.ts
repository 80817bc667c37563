/** placeholder */
export function readCalendar(text: string): string | null {
  return text.trim() || null;
}
