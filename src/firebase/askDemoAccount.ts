import type { Medium } from '../../machines/identityAnswer';
import { openOverlay } from '../app/overlays';

export interface DemoAccount {
  name: string;
  /** Empty: the provider tells none, as some do. */
  email: string;
}

/** With the emulator nobody can open a provider's page: the account is typed here. Null when it was closed. */
export const askDemoAccount = (medium: Medium): Promise<DemoAccount | null> =>
  openOverlay(() => import('../flows/socialLogin/DemoAccountDialog'), medium);
