import { defineModel } from '../../../charts/package/define';
import { languageMachine } from '../../../machines/content/language';
import { done } from '../answers';

export const language = defineModel(languageMachine, {
  inputs: { English: { current: 'en' } },
  events: {
    'language.chosen': [{ code: 'ar' }, { code: 'en' }],
    'language.confirmed': [{}],
    'language.declined': [{}],
    'language.retried': [{}],
    'language.closed': [{}],
  },
  results: { turnToLanguage: done, fetchTexts: done },
});
