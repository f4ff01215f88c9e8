import { i18n } from '@lingui/core';
import {
  defaultLanguage,
  factsOf,
  type Language,
  languageCodes,
} from '../../domain/language/languages';
import { languageKey, settingsKey } from './storage/storage';

export type Locale = Language;

const rightToLeft = 'ar arc dv fa ha he khw ks ku ps ur yl'.split(' ');

/** Direction of a language (LANG-04). */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(language) ? 'rtl' : 'ltr';

const ours = (language: string | null) => languageCodes.find((locale) => locale === language);

export const currentLocale = (): Locale =>
  ours(languageKey.get()) ?? ours(document.documentElement.lang) ?? defaultLanguage;

/** What there is of some parts, one after the other with the comma of the shopper's language. */
export const listed = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(factsOf(currentLocale()).comma);

interface Messages {
  messages: Parameters<typeof i18n.load>[1];
}

export async function activateLocale(locale: Locale): Promise<void> {
  // With the code of every module the build puts its own messages.
  if (import.meta.env.SSR || !import.meta.env.PROD || factsOf(locale).words === 'apart') {
    const { messages }: Messages = await import(`../locales/${locale}/messages.po`);
    i18n.load(locale, messages);
  }
  i18n.activate(locale, factsOf(locale).formats);
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  settingsKey.set({ direction: directionOf(locale) });
}
