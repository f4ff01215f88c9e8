import * as v from 'valibot';
import { latinDigits } from '../values/typedNumber';

/** What can be wrong with a contact form; the texts are the specification's (CHK-06 to CHK-10). */
export const contactMessages = {
  nameRequired: 'name is required',
  nameCharacters: 'Name should not contain special characters',
  phoneRequired: 'phone number required',
  phoneForm: 'Enter the whole number, digits only, with or without +',
  emailRequired: 'Email is required',
  emailForm: 'Must be a valid email',
} as const;

/** Letters of every script, so that نور may order too; marks belong to the letters that carry them. */
const plainName = /^[\p{L}\p{M}\p{N} ]*$/u;

/** A phone number as shoppers write it, spaces and dashes and brackets included, kept as +digits. */
export const normalisePhone = (raw: string): string => {
  const digits = latinDigits(raw).replace(/\D/g, '');
  return raw.trim().startsWith('+') && digits ? `+${digits}` : digits;
};

/** A phone as +digits; `required` is what is said when there is none. */
export const phoneWith = (required: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(required),
    v.regex(/^\+?[\d٠-٩۰-۹\s().-]+$/u, contactMessages.phoneForm),
    v.transform(normalisePhone),
    v.regex(/^\+?\d{6,15}$/, contactMessages.phoneForm),
  );

const phone = phoneWith(contactMessages.phoneRequired);

/** Contact of a guest (CHK-05): name, phone as +digits, and email. */
export const contactForm = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(contactMessages.nameRequired),
    v.maxLength(100, contactMessages.nameCharacters),
    v.regex(plainName, contactMessages.nameCharacters),
  ),
  phone,
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(contactMessages.emailRequired),
    v.email(contactMessages.emailForm),
    v.maxLength(255, contactMessages.emailForm),
  ),
});

export const customerContactForm = v.object({ phone });

/** A customer's name: one that the shop took before (at sign-up, with an address), whatever is in it, or one by the rule of every contact. */
export const customerName = (...taken: readonly string[]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(contactMessages.nameRequired),
    v.check(
      (name) => taken.some((one) => one.trim() === name) || v.is(contactForm.entries.name, name),
      contactMessages.nameCharacters,
    ),
  );

/** Whether a contact will do; of somebody signed in the shop knows the email. */
export const isContactComplete = (
  typed: { name: string; phone: string; email: string },
  signedIn: boolean,
): boolean =>
  signedIn
    ? typed.name.trim() !== '' && v.is(customerContactForm, typed)
    : v.is(contactForm, typed);
