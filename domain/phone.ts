import {
  type CountryCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { dialCodeIn, dialCodeOf } from './dialCodes';
import { digitsOf } from './phoneDigits';

// Of libphonenumber's tables the smallest: it knows every country's numbers and how they are written. What the larger
// ones add is only whether a number is a mobile's, and a shop may be called back at any.

/** A number that begins with its country's code and has fewer digits is more likely dialled inside the country. */
const leastWithCode = 11;

const isWritten = (typed: string) =>
  /^[\s\u200e\u200f\u2066-\u2069+\d٠-٩۰-۹().\-/–]*$/u.test(typed);

/** What is written with its code, or with 00, though the code stands before it already. */
function behindCode(digits: string, country: string): PhoneNumber | undefined {
  const code = dialCodeIn(`+${digits}`, country);
  const rest = code && digits.slice(code.digits.length);
  if (!rest || !(rest.startsWith('00') || rest.startsWith(code.digits))) return undefined;
  const again = parsePhoneNumberFromString(`+${rest.replace(/^00/, '')}`);
  return again?.isValid() ? again : undefined;
}

function parsed(typed: string, country: string) {
  if (!isWritten(typed)) return undefined;
  const digits = digitsOf(typed);
  const isInternational = /^[^\d٠-٩۰-۹]*\+/u.test(typed) || digits.startsWith('00');
  const plain = digits.replace(/^00/, '');
  const whole = parsePhoneNumberFromString(`+${plain}`);
  const home = dialCodeOf(country);
  if (isInternational) return whole?.isValid() ? whole : (behindCode(plain, country) ?? whole);
  if (!home) return undefined;
  const holdsCode = digits.startsWith(home.digits) && digits.length >= leastWithCode;
  return holdsCode && whole?.isValid()
    ? whole
    : parsePhoneNumberFromString(digits, home.country as CountryCode);
}

/**
 * A phone number as it is kept, sent and compared: + and digits (E.164). One without + or 00 is taken as dialled in
 * `country` (ISO code), or as international when it holds that country's code already; the zero that is dialled inside
 * a country alone does not count, wherever it was typed.
 * @returns null for what can be nobody's number
 */
export function phoneOf(typed: string, country: string): string | null {
  const number = parsed(typed, country);
  return number?.isValid() ? number.number : null;
}

/** The same for what may have been kept before numbers were checked: one that nobody can have stays, as + and digits. */
export function comparablePhone(typed: string, country: string): string {
  const digits = digitsOf(typed);
  return phoneOf(typed, country) ?? (digits && `+${digits.replace(/^0+/, '')}`);
}

/** A number as people of `country` read it: in their own form, a foreign one with its code; unknown ones as they are. */
export function readablePhone(phone: string, country: string): string {
  const number = parsed(phone, country);
  if (!number?.isValid()) return phone;
  return `+${number.countryCallingCode}` === `+${dialCodeOf(country)?.digits}`
    ? number.formatNational()
    : number.formatInternational();
}

/**
 * What was typed into a field, tidied: grouped as it is dialled inside its own country, behind its code where
 * `withCode` asks for it, or where it is another country's; what is no number stays as typed.
 */
export function tidyPhone(typed: string, country: string, withCode: boolean): string {
  const number = parsed(typed, country);
  if (!number?.isValid()) return typed;
  return withCode
    ? `+${number.countryCallingCode} ${number.formatNational()}`
    : readablePhone(number.number, country);
}
