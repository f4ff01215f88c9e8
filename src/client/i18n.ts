import { i18n } from '@lingui/core';
import { languageKey, settingsKey } from './storage/storage';

const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

const rightToLeft = 'ar arc dv fa ha he khw ks ku ps ur yl'.split(' ');

/** Direction of a language (LANG-04). */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(language) ? 'rtl' : 'ltr';

const ours = (language: string | null) => locales.find((locale) => locale === language);

/** The stored language when it is one of ours, else that which the page began in. */
export const currentLocale = (): Locale =>
  ours(languageKey.get()) ?? ours(document.documentElement.lang) ?? 'en';

/** What there is of some parts, one after the other with the comma of the shopper's language. */
export const listed = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(i18n.locale === 'ar' ? '، ' : ', ');

/** Loads a language and turns the page to it; nothing is reloaded. */
export async function activateLocale(locale: Locale): Promise<void> {
  // The build puts its own messages beside the code of every module instead.
  if (!import.meta.env.PROD) {
    const { messages } = (await import(`../locales/${locale}/messages.po`)) as {
      messages: Parameters<typeof i18n.load>[1];
    };
    i18n.load(locale, messages);
  }
  // Digits of one kind everywhere: prices and phone numbers stand beside them.
  i18n.activate(locale, `${locale}-u-nu-latn`);
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  settingsKey.set({ direction: directionOf(locale) });
}
