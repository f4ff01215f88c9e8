import { defineScreens } from '../../../charts/package/define';
import { languageMachine } from '../../../machines/content/language';
import { button, dialog, gone, press, pressing, there } from './pieces';

const title = dialog('Choose your language');
const names: Record<string, string> = { ar: 'العربية', en: 'English' };

/** Another language: what the shopper does and sees (LANG-01 to LANG-10). */
export const language = defineScreens(languageMachine, {
  gestures: {
    'language.chosen': ({ code }) => [press(names[code] ?? code)],
    'language.confirmed': pressing('Change language'),
    'language.declined': pressing('Cancel'),
    'language.retried': pressing('Try again'),
    'language.closed': (_, { at: [place] }) => [
      place === 'failed' ? press('Cancel') : press('Close'),
    ],
  },
  seen: {
    choosing: there(title, button('English'), button('العربية')),
    confirming: {
      ...there(title, button('Change language'), button('Cancel')),
      says: ['Change the language of the shop to العربية?'],
    },
    turning: there(title),
    fetchingTexts: there(title),
    failed: {
      ...there(title, button('Try again')),
      says: ['The language could not be changed. Check your connection and try again.'],
    },
    changed: gone(title),
    kept: gone(title),
  },
});
