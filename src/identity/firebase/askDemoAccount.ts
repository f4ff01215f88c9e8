import type { Medium } from '../../../machines/identity/identityAnswer';
import { openOverlay } from '../../flow/overlays';

export interface DemoAccount {
  name: string;
  /** Empty: the provider tells none, as some do. */
  email: string;
}

/** With the emulator nobody can open a provider's page: the account is typed here. Null when it was closed. */
export const askDemoAccount = (medium: Medium): Promise<DemoAccount | null> =>
  openOverlay(() => import('../socialLogin/DemoAccountDialog'), medium);
