const longest = 30_000;

/** How long a shop that is too busy asks to be left alone, in milliseconds; 0 where it asks nothing. */
export function askedWait(error: unknown): number {
  const asked =
    error instanceof Error && 'retryAfterSeconds' in error ? error.retryAfterSeconds : null;
  return typeof asked === 'number' ? Math.min(longest, asked * 1000) : 0;
}
