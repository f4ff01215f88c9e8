import { fromPromise } from 'xstate';
import { languageMachine } from '../../machines/language';
import { queryClient } from '../api/queryClient';
import { activateLocale } from '../app/i18n';
import { languageOf } from '../app/languages';
import { router } from '../app/router';
import { countryKey, languageKey } from '../storage/storage';

/** Where the page stood before its texts changed; while they are fetched it may be too short for that. */
let place = { left: 0, top: 0 };

/** The language flow with the browser's storage and the server behind it. */
export const liveLanguageMachine = languageMachine.provide({
  actors: {
    turnToLanguage: fromPromise(async ({ input }: { input: { code: string } }) => {
      place = { left: window.scrollX, top: window.scrollY };
      const { languageCode, countryCode } = languageOf(input.code);
      await activateLocale(languageCode);
      languageKey.set(languageCode);
      countryKey.set(countryCode);
    }),
    fetchTexts: fromPromise(async () => {
      await queryClient.invalidateQueries();
      await router.invalidate();
      window.scrollTo(place);
    }),
  },
});
