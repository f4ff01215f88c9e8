import { queryClient } from '../api/queryClient';
import { countryKey, languageKey } from '../storage/storage';
import { showNotice } from './emitted';
import { activateLocale, type Locale } from './i18n';
import { router } from './router';

/** The languages on offer (LANG-07), each in its own words. */
export const languages = [
  { languageName: 'English', languageCode: 'en', countryCode: 'US' },
  { languageName: 'العربية', languageCode: 'ar', countryCode: 'SA' },
] as const satisfies readonly { languageCode: Locale; languageName: string; countryCode: string }[];

/**
 * Turns the shop to another language in place: what was fetched in the old one is fetched anew, the
 * scroll place, drafts and focus stay (LANG-03 to LANG-06).
 */
export async function changeLanguage(code: Locale): Promise<void> {
  const language = languages.find(({ languageCode }) => languageCode === code) ?? languages[0];
  languageKey.set(language.languageCode);
  countryKey.set(language.countryCode);
  await activateLocale(language.languageCode);
  await queryClient.invalidateQueries();
  await router.invalidate();
  await showNotice({ tone: 'success', message: 'language.changed' });
}
