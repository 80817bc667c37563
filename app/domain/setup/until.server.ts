const PAUSE_MS = 500;

/** What `look` answers once it is not null, asked again and again; null when that took longer than this. */
export async function until<Found>(
  patienceMs: number,
  look: () => Promise<Found | null>,
): Promise<{ found: Found; seconds: number } | null> {
  for (let waited = 0; ; waited += PAUSE_MS) {
    const found = await look();
    if (found !== null) return { found, seconds: Math.ceil(waited / 1000) };
    if (waited >= patienceMs) return null;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
