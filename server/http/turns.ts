import { Refusal } from './refusal';

interface Room {
  readonly atOnce: number;
  readonly waiting: number;
}

/**
 * Lets so many jobs run at once and so many wait for their turn.
 * @throws Refusal `unavailable` with Retry-After when there is no room to wait in
 */
export function createTurns({ atOnce, waiting: most }: Room) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= most) throw new Refusal('unavailable', { retryAfter: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
