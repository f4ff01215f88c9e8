import { fetchAhead } from '../client/fetchAhead';

let wanted = false;
const listeners = new Set<() => void>();

/** Whether the place of the toasts must stand, for `useSyncExternalStore`. */
export const toastsWanted = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => wanted,
};

export const loadToasts = () => import('./Toasts');

export const loadMessages = () => import('./messages');

// A lost connection is told by a toast: its code must be there before the connection goes.
fetchAhead(() => Promise.all([loadToasts(), loadMessages()]));

/** Puts the place of the toasts up, with the first of them; the later ones find it there. */
export async function wantToasts() {
  const { notifications, toastIcons } = await loadToasts();
  wanted = true;
  for (const listener of listeners) listener();
  return { notifications, toastIcons };
}
