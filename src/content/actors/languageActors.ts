import { fromPromise } from 'xstate';
import { languageMachine } from '../../../machines/content/language';
import { router } from '../../app/router';
import { activateLocale } from '../../client/i18n';
import { languageOf } from '../../client/languages';
import { queryClient } from '../../client/queryClient';
import { countryKey, languageKey } from '../../client/storage/storage';

/** Where the page stood before its texts changed; while they are fetched it may be too short for that. */
let place = { left: 0, top: 0 };

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
