export const isOffline = (): boolean => !navigator.onLine;

let isHeard = true;
const listeners = new Set<() => void>();

export const isCutOff = (): boolean => !isHeard && !isOffline();

/** How long a shop that is not reached is left before it is asked again, in milliseconds; false while it is reached. */
export const pauseWhileCutOff = (): number | false => isCutOff() && 10_000;

/** Notes whether the shop itself, which no worker stands in for, was heard when it was asked last. */
export function tellHeard(heard: boolean): void {
  // Without a connection nothing is heard of any shop.
  if (heard === isHeard || (!heard && isOffline())) return;
  isHeard = heard;
  for (const listener of listeners) listener();
}

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
