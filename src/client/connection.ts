/** Whether the device itself says that it has no connection. */
export const isOffline = (): boolean => !navigator.onLine;

/** Resolves when the device has a connection again; rejects with the abort's reason. */
export function whenOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    if (!isOffline()) return resolve();
    const stop = () => {
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
    window.addEventListener('online', back);
    signal.addEventListener('abort', gone);
  });
}

/** Calls back when the connection goes or comes. */
export function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
