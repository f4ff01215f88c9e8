import { useSyncExternalStore as use } from 'react';

/** On a server a store reads as it does in a browser: it was filled for the page that is rendered. */
export const useSyncExternalStore = <T>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
): T => use(subscribe, read, read);
