import { openOverlay } from '../../flow/overlays';

/** Opens the choice of language (LANG-01). */
export const openLanguages = () => openOverlay(() => import('./LanguageDialog'), null);
