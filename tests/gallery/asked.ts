import { spokenIn } from '../../domain/language/languages';

const words = new URLSearchParams(window.location.search);

export const asked = {
  flow: words.get('flow') ?? '',
  /** The place of an innermost state below the root: `awaitingCode.wrong`. */
  state: words.get('state') ?? '',
  language: spokenIn(words.get('language')),
  theme: words.get('theme') === 'dark' ? ('dark' as const) : ('light' as const),
};
