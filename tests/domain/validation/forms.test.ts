import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { photoLimit, photoTypeOf, profileForm } from '../../../domain/account/profileValidation';
import {
  codeForm,
  completionWithEmailForm,
  completionWithPhoneForm,
  forgotByEmailForm,
  forgotByPhoneForm,
  manualForm,
  otpLoginForm,
  resetForm,
  signUpForm,
} from '../../../domain/identity/identityValidation';
import { mayHaveDigits } from '../../../domain/values/phone';
import { isMessageId, messageIds } from '../../../domain/values/validationMessages';

/** The message of each wrong field; empty when the form will do. */
function complaints(schema: v.GenericSchema, values: unknown): Record<string, string> {
  const parsed = v.safeParse(schema, values, { abortPipeEarly: true });
  const found: Record<string, string> = {};
  for (const issue of parsed.issues ?? []) {
    const path = v.getDotPath(issue) ?? '';
    found[path] ??= issue.message;
  }
  return found;
}

const person = {
  name: 'Noor',
  email: 'noor@example.com',
  phone: '+966 55 000 1111',
  password: 'secret1',
  confirm_password: 'secret1',
  ref_code: '',
  terms: true,
};
const long = `${'a'.repeat(250)}@example.com`;

describe('sign-in', () => {
  const form = { identifier: 'noor@example.com', password: 'secret1', remember: false };
  it.each([
    ['LOGIN-10', { identifier: ' ' }, { identifier: 'identifier.required' }],
    ['LOGIN-11', { identifier: 'noor@' }, { identifier: 'identifier.form' }],
    ['LOGIN-11', { identifier: 'call 0550001111' }, { identifier: 'identifier.form' }],
    ['LOGIN-11', { identifier: '12345' }, { identifier: 'identifier.form' }],
    ['LOGIN-11', { identifier: '+966 55 000 1111' }, {}],
    ['LOGIN-11', { identifier: '٠٥٥٠٠٠١١١١' }, {}],
    ['LOGIN-12', { password: '' }, { password: 'password.required' }],
    ['LOGIN-13', { password: '12345' }, { password: 'password.short' }],
    ['LOGIN-13', { password: '123456' }, {}],
  ])('%s %j', (_id, parts, expected) => {
    expect(complaints(manualForm, { ...form, ...parts })).toEqual(expected);
  });

  it.each([
    ['LOGIN-14', '', { phone: 'otpPhone.required' }],
    ['LOGIN-15', '055000111', { phone: 'otpPhone.short' }],
    ['LOGIN-15', '0550001111', {}],
    ['LOGIN-15', 'noor@example.com', { phone: 'otpPhone.short' }],
  ])('%s by code: %s', (_id, phone, expected) => {
    expect(complaints(otpLoginForm, { phone, remember: false })).toEqual(expected);
  });
});

describe('sign-up', () => {
  it.each([
    ['SIGN-01', { name: '  ' }, { name: 'name.required' }],
    ['SIGN-02', { email: 'noor' }, { email: 'email.form' }],
    ['SIGN-03', { email: long }, { email: 'email.long' }],
    ['SIGN-04', { email: '' }, { email: 'email.required' }],
    ['SIGN-05', { phone: '' }, { phone: 'otpPhone.required' }],
    ['SIGN-05', { phone: '123456789' }, { phone: 'otpPhone.short' }],
    [
      'SIGN-06',
      { password: '', confirm_password: '' },
      { password: 'password.required', confirm_password: 'confirm.required' },
    ],
    ['SIGN-06', { password: '12345', confirm_password: '12345' }, { password: 'password.short' }],
    ['SIGN-07', { confirm_password: '' }, { confirm_password: 'confirm.required' }],
    ['SIGN-08', { confirm_password: 'secret2' }, { confirm_password: 'confirm.differs' }],
    ['SIGN-09', { terms: false }, { terms: 'terms.required' }],
    ['SIGN-10', {}, {}],
  ])('%s %j', (_id, parts, expected) => {
    expect(complaints(signUpForm(6), { ...person, ...parts })).toEqual(expected);
  });

  it('INFO-02 the rest of a profile follows the same rules', () => {
    const empty = { name: '', email: '', phone: '', ref_code: '' };
    expect(complaints(completionWithEmailForm, empty)).toEqual({
      name: 'name.required',
      email: 'email.required',
    });
    expect(complaints(completionWithPhoneForm, empty)).toEqual({
      name: 'name.required',
      phone: 'otpPhone.required',
    });
  });
});

describe('forgotten password', () => {
  it.each([
    ['FORGOT-07', '', { phone: 'forgot.phoneRequired' }],
    ['FORGOT-07', '+966 ', { phone: 'forgot.phoneRequired' }],
    ['FORGOT-08', '+966 55000111', { phone: 'forgot.phoneDigits' }],
    ['FORGOT-08', '+966 05500011112', { phone: 'forgot.phoneDigits' }],
    ['FORGOT-08', '+966 0550001111', {}],
    ['FORGOT-08', '+966 550001111', {}],
    ['FORGOT-08', '0550001111', {}],
    ['FORGOT-08', '+44 7400 123456', {}],
    ['FORGOT-08', '+44 07400 123456', {}],
    ['FORGOT-08', '+44 007400 123456', { phone: 'forgot.phoneDigits' }],
    ['FORGOT-08', '+34 612 34 56 78', { phone: 'forgot.phoneDigits' }],
    ['FORGOT-08', '+86 131 2345 6789', { phone: 'forgot.phoneDigits' }],
    ['FORGOT-08', '+20 010 01234567 or mine', { phone: 'forgot.phoneDigits' }],
  ])('%s by phone: %s', (_id, phone, expected) => {
    const form = forgotByPhoneForm((typed) => mayHaveDigits(typed, 'SA', 10));
    expect(complaints(form, { phone })).toEqual(expected);
  });

  it.each([
    ['FORGOT-09', '', { email: 'forgot.emailRequired' }],
    ['FORGOT-10', 'noor@', { email: 'forgot.emailForm' }],
    ['FORGOT-10', 'noor@example.com', {}],
  ])('%s by e-mail: %s', (_id, email, expected) => {
    expect(complaints(forgotByEmailForm, { email })).toEqual(expected);
  });

  it.each([
    ['FORGOT-11', '', 'x', { password: 'reset.passwordRequired' }],
    ['FORGOT-12', '12345', '12345', { password: 'reset.passwordShort' }],
    ['FORGOT-13', '123456', '', { confirm_password: 'reset.confirmRequired' }],
    ['FORGOT-14', '123456', '123457', { confirm_password: 'reset.confirmDiffers' }],
    ['FORGOT-14', '123456', '123456', {}],
  ])('%s "%s" and "%s"', (_id, password, confirm_password, expected) => {
    const found = complaints(resetForm(6), { password, confirm_password });
    expect(found).toMatchObject(expected);
    expect(Object.keys(found).length === 0).toBe(Object.keys(expected).length === 0);
  });
});

describe('code', () => {
  it.each([
    ['OTP-04', '', { code: 'code.empty' }],
    ['OTP-05', '12345', { code: 'code.form' }],
    ['OTP-05', '1234567', { code: 'code.form' }],
    ['OTP-05', '12a456', { code: 'code.form' }],
    ['OTP-05', '123456', {}],
    ['OTP-05', '١٢٣٤٥٦', {}],
  ])('%s "%s"', (_id, code, expected) => {
    expect(complaints(codeForm, { code })).toEqual(expected);
  });
});

describe('profile', () => {
  const form = {
    name: 'Noor',
    email: 'noor@example.com',
    phone: '+966550001111',
    password: '',
    confirm_password: '',
    image: null,
  };
  const file = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'photo', { type });
  it.each([
    ['PROF-05', { phone: '055x0001111' }, { phone: 'profile.phoneForm' }],
    ['PROF-05', { phone: '++966550001111' }, { phone: 'profile.phoneForm' }],
    ['PROF-05', { phone: '0550001111' }, {}],
    ['PROF-07', { password: '12345', confirm_password: '12345' }, { password: 'password.short' }],
    ['PROF-07', { password: '123456' }, { confirm_password: 'confirm.required' }],
    [
      'PROF-07',
      { password: '123456', confirm_password: '1234567' },
      { confirm_password: 'confirm.differs' },
    ],
    ['PROF-08', { image: file('image/jpg') }, {}],
    ['PROF-09', { image: file('image/webp') }, { image: 'photo.format' }],
    ['PROF-09', { image: file('application/pdf') }, { image: 'photo.format' }],
    ['PROF-10', { image: file('image/png', photoLimit) }, {}],
    ['PROF-10', { image: file('image/png', photoLimit + 1) }, { image: 'photo.size' }],
  ])('%s %j', (_id, parts, expected) => {
    expect(complaints(profileForm(6), { ...form, ...parts })).toEqual(expected);
  });

  it.each([
    [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
    [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
    [[...'GIF87a'].map((c) => c.charCodeAt(0)), 'image/gif'],
    [[...'GIF89a'].map((c) => c.charCodeAt(0)), 'image/gif'],
    [[...'GIF88a'].map((c) => c.charCodeAt(0)), null],
    [[...'RIFF....WEBP'].map((c) => c.charCodeAt(0)), null],
    [[], null],
  ])('PROF-08 PROF-09 bytes %j are %s', (bytes, type) => {
    expect(photoTypeOf(new Uint8Array(bytes))).toBe(type);
  });
});

it('messages are known by id', () => {
  for (const id of messageIds) expect(isMessageId(id)).toBe(true);
  expect(isMessageId('Password is required')).toBe(false);
});

it('where a shop’s back end wants eight characters, seven are too few and eight are not, sign-in aside', () => {
  const both = (text: string) => ({ password: text, confirm_password: text });
  const form = { ...person, image: null };
  expect([
    complaints(signUpForm(8), { ...form, ...both('1234567') }),
    complaints(signUpForm(8), { ...form, ...both('12345678') }),
    complaints(resetForm(8), both('1234567')),
    complaints(resetForm(8), both('12345678')),
    complaints(profileForm(8), { ...form, ...both('1234567') }),
    complaints(profileForm(8), { ...form, ...both('') }),
    complaints(manualForm, { identifier: person.email, password: '123456', remember: false }),
  ]).toEqual([
    { password: 'password.shortOfEight' },
    {},
    { password: 'reset.passwordShortOfEight' },
    {},
    { password: 'password.shortOfEight' },
    {},
    {},
  ]);
});
