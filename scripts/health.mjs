// For a container's health check: ends with 0 while `npm start` on PORT says that it is well.
const PATIENCE_MS = 4000;

try {
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 8787}/healthz`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  process.exitCode = answer.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
