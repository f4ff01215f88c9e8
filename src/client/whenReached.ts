import { isOffline } from './connection';

const mostPause = 15_000;

/** How long a shop that was not reached is left alone, in milliseconds: longer each time. */
const pauseAfter = (tries: number) => Math.min(mostPause, 1_000 * 2 ** tries);

/**
 * Resolves when asking the shop again may help: with a connection when the device has none, else after a pause.
 * @param tries that were in vain so far
 * @throws the abort's reason
 */
export function whenReached(signal: AbortSignal, tries: number): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(pause);
      window.removeEventListener('online', back);
      signal.removeEventListener('abort', gone);
    };
    const back = () => {
      stop();
      resolve();
    };
    const gone = () => {
      stop();
      reject(signal.reason);
    };
    const pause = isOffline() ? undefined : setTimeout(back, pauseAfter(tries));
    window.addEventListener('online', back);
    signal.addEventListener('abort', gone);
  });
}
