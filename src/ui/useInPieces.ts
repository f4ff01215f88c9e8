import { useDeferredValue } from 'react';

/**
 * A value whose first arrival is drawn in small pieces: what waits for it stays for a moment, and the page answers
 * meanwhile. An answer of the server that a store hands out is otherwise drawn in one long task. Later values, and one that is there from the start, are drawn at once.
 */
export function useInPieces<T>(value: T | undefined): T | undefined {
  const late = useDeferredValue(value);
  return late === undefined ? undefined : value;
}
