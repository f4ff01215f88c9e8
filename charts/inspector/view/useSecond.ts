import { useSyncExternalStore } from 'react';

let now = Date.now();
const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  now = Date.now();
  ticking ??= setInterval(() => {
    now = Date.now();
    for (const one of listeners) one();
  }, 500);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || ticking === null) return;
    clearInterval(ticking);
    ticking = null;
  };
}

/** Milliseconds since 1970, twice a second, for as long as somebody looks. */
export const useSecond = (): number => useSyncExternalStore(subscribe, () => now);
