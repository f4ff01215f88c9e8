import type { Medium } from '../../../machines/identity/identityAnswer';
import { openOverlay } from '../../flow/overlays';

const load = () => import('./SignInDialog');
let open: Promise<{ signedIn: boolean }> | null = null;

export const prefetchSignIn = (): void => void load();

interface SignInOptions {
  /** A flow waits for the outcome and goes on from where it is. */
  isAwaited?: boolean;
  /** The provider whose page the shopper comes back from. */
  medium?: Medium;
}

/** Opens the sign-in dialog; while one is open, further callers wait for its outcome. */
export function openSignIn(
  mode: 'sign-in' | 'sign-up' = 'sign-in',
  { isAwaited = false, medium }: SignInOptions = {},
): Promise<{ signedIn: boolean }> {
  open ??= openOverlay(load, { mode, isAwaited, ...(medium && { medium }) }).finally(() => {
    open = null;
  });
  return open;
}
