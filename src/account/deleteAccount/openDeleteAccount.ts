import { openOverlay } from '../../flow/overlays';

/** Asks whether the account shall really go (DEL-01). */
export const openDeleteAccount = () => openOverlay(() => import('./DeleteAccountDialog'), null);
