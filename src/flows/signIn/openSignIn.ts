import { openOverlay } from '../../app/overlays';

const load = () => import('./SignInDialog');
let open: Promise<{ signedIn: boolean }> | null = null;

/** Fetches the dialog's code ahead of the first press. */
export const prefetchSignIn = (): void => void load();

/** Opens the sign-in dialog; while one is open, further callers wait for its outcome. */
export function openSignIn(
  mode: 'sign-in' | 'sign-up' = 'sign-in',
): Promise<{ signedIn: boolean }> {
  open ??= openOverlay(load, { mode }).finally(() => {
    open = null;
  });
  return open;
}
