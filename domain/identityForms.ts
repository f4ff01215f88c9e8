import * as v from 'valibot';
import { normalisePhone } from './checkout/contact';

/** What can be wrong with the sign-in and sign-up forms; texts of LOGIN-10 to 13 and SIGN-01 to 09. */
export const identityMessages = {
  identifierRequired: 'Email or phone number is required',
  identifierForm: 'Must be a valid email or phone number',
  passwordRequired: 'Password is required',
  passwordShort: 'Password is too short - should be 6 chars minimum.',
  nameRequired: 'First name is required',
  emailRequired: 'Email is required',
  emailForm: 'Must be a valid email',
  phoneRequired: 'Please give a phone number',
  phoneShort: 'number must be 10 digits',
  confirmRequired: 'Confirm Password',
  confirmDiffers: 'Passwords must match',
} as const;

/** An e-mail address as it is, a phone number as +digits. */
export const normaliseIdentifier = (typed: string): string =>
  typed.includes('@') ? typed.trim() : normalisePhone(typed);

const email = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(255));
const isPhone = (typed: string) => /^\+?\d{7,15}$/.test(normalisePhone(typed));
/** Letters would be dropped by normalising: what holds any is no phone number. */
const isIdentifier = (typed: string) =>
  v.is(email, typed) || (/^[^\p{L}@]+$/u.test(typed) && isPhone(typed));

const password = v.pipe(
  v.string(),
  v.nonEmpty(identityMessages.passwordRequired),
  v.minLength(6, identityMessages.passwordShort),
);

/** The sign-in form; reads into what the login call takes. */
export const signInForm = v.object({
  identifier: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(identityMessages.identifierRequired),
    v.check(isIdentifier, identityMessages.identifierForm),
  ),
  password,
  remember: v.boolean(),
});
export type SignInValues = v.InferInput<typeof signInForm>;

/** The sign-up form (SIGN-01 to SIGN-10). */
export const signUpForm = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(identityMessages.nameRequired), v.maxLength(100)),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(identityMessages.emailRequired),
      v.email(identityMessages.emailForm),
      v.maxLength(255, identityMessages.emailForm),
    ),
    phone: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(identityMessages.phoneRequired),
      v.check((typed) => /^\+?\d{10,15}$/.test(normalisePhone(typed)), identityMessages.phoneShort),
    ),
    password,
    confirm_password: v.pipe(v.string(), v.nonEmpty(identityMessages.confirmRequired)),
    ref_code: v.pipe(v.string(), v.trim(), v.maxLength(50)),
    terms: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm_password']],
      ({ password: first, confirm_password: second }) => second === '' || first === second,
      identityMessages.confirmDiffers,
    ),
    ['confirm_password'],
  ),
);
export type SignUpValues = v.InferInput<typeof signUpForm>;
