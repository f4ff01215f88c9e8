const lookMilliseconds = 1_000;

interface UsableParts {
  /** Asks the database for nothing in particular. */
  ping(): Promise<void>;
  /** Whether an error says that the database is beyond use. */
  isBeyondUse(error: unknown): boolean;
  end(error: unknown): void;
}

/**
 * Asks each second whether the embedded database still answers. One write that is larger than the space there was leaves
 * it unable to do anything, reading too, until its process is started anew: then nothing of what was acknowledged is missing.
 */
export function watchUsable({ ping, isBeyondUse, end }: UsableParts): { close(): void } {
  let isAsking = false;
  const look = () => {
    if (isAsking) return;
    isAsking = true;
    ping()
      .catch((error: unknown) => {
        if (isBeyondUse(error)) end(error);
      })
      .finally(() => {
        isAsking = false;
      });
  };
  const timer = setInterval(look, lookMilliseconds);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
