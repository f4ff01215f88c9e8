/** Who is asked to wait longer is told so, and presses again: nobody looks at a spinner for half a minute. */
const longest = 5_000;

/** How long a shop that is too busy asks to be left alone, in milliseconds; 0 where it asks nothing. */
export function askedWait(error: unknown): number {
  const asked =
    error instanceof Error && 'retryAfterSeconds' in error ? error.retryAfterSeconds : null;
  return typeof asked === 'number' ? asked * 1000 : 0;
}

export const isShort = (wait: number): boolean => wait <= longest;
