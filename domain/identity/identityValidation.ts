import * as v from 'valibot';
import type { LeastPassword } from '../config';
import { nationalDigits } from '../values/phoneDigits';
import { says } from '../values/validationMessages';

const digitsIn = (typed: string) => typed.replace(/[^\d٠-٩۰-۹]/g, '').length;
/** Letters would be dropped when a number is normalised: what holds any is no phone number. */
const looksLikePhone = (typed: string) =>
  /^\+?[\d٠-٩۰-۹\s().-]+$/u.test(typed) && digitsIn(typed) <= 15;
const emailForm = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(255));

export const identifierKind = (typed: string): 'email' | 'phone' =>
  typed.includes('@') ? 'email' : 'phone';

const isIdentifier = (typed: string) =>
  identifierKind(typed) === 'email'
    ? v.is(emailForm, typed)
    : looksLikePhone(typed) && digitsIn(typed) >= 7;

const passwordOf = (least: LeastPassword) =>
  v.pipe(
    v.string(),
    v.nonEmpty(says('password.required')),
    v.minLength(least, says(least === 8 ? 'password.shortOfEight' : 'password.short')),
    v.maxLength(200, says('password.long')),
  );
const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(says('name.required')),
  v.maxLength(100, says('name.long')),
);
const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(says('email.required')),
  v.maxLength(255, says('email.long')),
  v.email(says('email.form')),
);
const phone = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(says('otpPhone.required')),
  v.check((typed) => looksLikePhone(typed) && digitsIn(typed) >= 10, says('otpPhone.short')),
);
const refCode = v.pipe(v.string(), v.trim(), v.maxLength(50, says('refCode.long')));

type Confirmed = { password: string; confirm_password: string };
/** An empty confirmation has a message of its own. */
const isConfirmed = (typed: Confirmed) =>
  typed.confirm_password === '' || typed.password === typed.confirm_password;

/** Manual sign-in (LOGIN-10 to LOGIN-13). */
export const manualForm = v.object({
  identifier: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(says('identifier.required')),
    v.check(isIdentifier, says('identifier.form')),
  ),
  password: passwordOf(6),
  remember: v.boolean(),
});
export type ManualValues = v.InferInput<typeof manualForm>;

/** Sign-in by code (LOGIN-14, LOGIN-15), and the phone that a social sign-in asks for (SOC-07). */
export const phoneForm = v.object({ phone });
export const otpLoginForm = v.object({ phone, remember: v.boolean() });
export type OtpLoginValues = v.InferInput<typeof otpLoginForm>;

/** A code of six digits, of whichever script (OTP-04, OTP-05). */
export const codeForm = v.object({
  code: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(says('code.empty')),
    v.regex(/^[\d٠-٩۰-۹]{6}$/u, says('code.form')),
  ),
});

/** A code where other back ends send shorter ones: from `least` to six digits. */
export const isCodeOf = (code: string, least: number): boolean =>
  /^[\d٠-٩۰-۹]{1,6}$/u.test(code) && code.length >= least;

/** The sign-up form (SIGN-01 to SIGN-10). */
export const signUpForm = (least: LeastPassword) =>
  v.pipe(
    v.object({
      name,
      email,
      phone,
      password: passwordOf(least),
      confirm_password: v.pipe(v.string(), v.nonEmpty(says('confirm.required'))),
      ref_code: refCode,
      terms: v.pipe(v.boolean(), v.literal(true, says('terms.required'))),
    }),
    v.forward(
      v.partialCheck([['password'], ['confirm_password']], isConfirmed, says('confirm.differs')),
      ['confirm_password'],
    ),
  );
export type SignUpValues = v.InferInput<ReturnType<typeof signUpForm>>;

/** What is missing of somebody who came by code: an e-mail (INFO-02). */
export const completionWithEmailForm = v.object({ name, email, ref_code: refCode });
/** What is missing of somebody who came by a provider: a phone (INFO-02). */
export const completionWithPhoneForm = v.object({ name, phone, ref_code: refCode });
export type CompletionValues = { name: string; email?: string; phone?: string; ref_code: string };

/** Ten digits behind the dial code, as typed or as `isOfTen` knows the number (FORGOT-07, FORGOT-08). */
export const forgotByPhoneForm = (isOfTen: (typed: string) => boolean) =>
  v.object({
    phone: v.pipe(
      v.string(),
      v.trim(),
      v.check((typed) => nationalDigits(typed) !== '', says('forgot.phoneRequired')),
      v.check(
        (typed) => (looksLikePhone(typed) && nationalDigits(typed).length === 10) || isOfTen(typed),
        says('forgot.phoneDigits'),
      ),
    ),
  });
/** FORGOT-09, FORGOT-10. */
export const forgotByEmailForm = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(says('forgot.emailRequired')),
    v.maxLength(255, says('forgot.emailForm')),
    v.email(says('forgot.emailForm')),
  ),
});

/** The new password (FORGOT-11 to FORGOT-14). */
export const resetForm = (least: LeastPassword) =>
  v.pipe(
    v.object({
      password: v.pipe(
        v.string(),
        v.nonEmpty(says('reset.passwordRequired')),
        v.minLength(
          least,
          says(least === 8 ? 'reset.passwordShortOfEight' : 'reset.passwordShort'),
        ),
        v.maxLength(200, says('password.long')),
      ),
      confirm_password: v.pipe(v.string(), v.nonEmpty(says('reset.confirmRequired'))),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirm_password']],
        isConfirmed,
        says('reset.confirmDiffers'),
      ),
      ['confirm_password'],
    ),
  );
export type ResetValues = v.InferInput<ReturnType<typeof resetForm>>;
