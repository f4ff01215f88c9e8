import { openOverlay } from '../../flow/overlays';

/** Asks whether to log out, and does it (LOGOUT-01). */
export const openLogout = () => openOverlay(() => import('./LogoutDialog'), null);
