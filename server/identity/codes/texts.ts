import type { CodeChannel, CodePurpose } from '../../db/schema/identity';
import type { Lang } from '../../place/geography';
import { codeMinutes } from './limits';

const reasons: Record<CodePurpose, Record<Lang, string>> = {
  login: { en: 'to sign in', ar: 'لتسجيل الدخول' },
  verify: { en: 'to verify your account', ar: 'لتأكيد حسابك' },
  reset: { en: 'to set a new password', ar: 'لتعيين كلمة مرور جديدة' },
  profile: { en: 'to change your profile', ar: 'لتعديل ملفك الشخصي' },
  social: { en: 'to prove that the account is yours', ar: 'لإثبات أن الحساب لك' },
};

interface Telling {
  readonly purpose: CodePurpose;
  readonly channel: CodeChannel;
  readonly code: string;
  readonly language: Lang;
  readonly shop: string;
  /** Host of the shop, for browsers that read codes from text messages; '' when it is not known. */
  readonly host: string;
}

/** Title and body of the message that carries a code. */
export function tellCode({ purpose, channel, code, language, shop, host }: Telling) {
  const reason = reasons[purpose][language];
  const lines =
    language === 'ar'
      ? [
          `${code} هو رمزك ${reason} في ${shop}.`,
          `الرمز صالح لمدة ${codeMinutes} دقائق. لا تشاركه مع أحد.`,
        ]
      : [
          `${code} is your ${shop} code ${reason}.`,
          `It is valid for ${codeMinutes} minutes. Do not share it with anybody.`,
        ];
  const title = language === 'ar' ? `${shop}: رمز التحقق ${code}` : `${shop}: your code ${code}`;
  // Browsers fill in a code whose last line names their page in this form.
  const origin = channel === 'phone' && host ? ['', `@${host} #${code}`] : [];
  return { title, body: [...lines, ...origin].join('\n') };
}
