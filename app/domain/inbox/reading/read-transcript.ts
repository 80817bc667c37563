/** placeholder */
export function readTranscript(_filename: string, _text: string): string | null {
  return null;
}
