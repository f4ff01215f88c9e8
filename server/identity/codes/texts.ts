import type { Language } from '../../../domain/language/languages';
import type { CodeChannel, CodePurpose } from '../../db/schema/identity';
import { t } from '../../locales/t';
import { codeMinutes } from './limits';

const reasons: Record<CodePurpose, Record<Language, string>> = {
  login: t('to sign in'),
  verify: t('to verify your account'),
  reset: t('to set a new password'),
  profile: t('to change your profile'),
  social: t('to prove that the account is yours'),
};

interface Telling {
  readonly purpose: CodePurpose;
  readonly channel: CodeChannel;
  readonly code: string;
  readonly language: Language;
  readonly shop: string;
  /** Host of the shop, for browsers that read codes from text messages; '' when it is not known. */
  readonly host: string;
}

export function tellCode({ purpose, channel, code, language, shop, host }: Telling) {
  const reason = reasons[purpose];
  const lines = [
    t('{code} is your {shop} code {reason}.', { code, shop, reason })[language],
    t('It is valid for {codeMinutes} minutes. Do not share it with anybody.', { codeMinutes })[
      language
    ],
  ];
  const title = t('{shop}: your code {code}', { shop, code })[language];
  // Browsers fill in a code whose last line names their page in this form.
  const origin = channel === 'phone' && host ? ['', `@${host} #${code}`] : [];
  return { title, body: [...lines, ...origin].join('\n') };
}
