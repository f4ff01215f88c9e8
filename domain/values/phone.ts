import {
  type CountryCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { dialCodeIn, dialCodeOf } from './dialCodes';
import { digitsOf, nationalDigits } from './phoneDigits';

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

const isInternational = (typed: string) =>
  /^[^\d٠-٩۰-۹]*\+/u.test(typed) || digitsOf(typed).startsWith('00');

function parsed(typed: string, country: string) {
  if (!isWritten(typed)) return undefined;
  const digits = digitsOf(typed);
  const plain = digits.replace(/^00/, '');
  const whole = parsePhoneNumberFromString(`+${plain}`);
  const home = dialCodeOf(country);
  if (isInternational(typed))
    return whole?.isValid() ? whole : (behindCode(plain, country) ?? whole);
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

/** Where a zero behind the dial code belongs to the number: Italy, Congo, Ivory Coast, Gabon, San Marino. */
const keepsZero = ['39', '242', '225', '241', '378'];

/**
 * The same for what may have been kept before numbers were checked: one that nobody can have stays, as + and digits,
 * behind the code of `country` if it has none, as what was dialled inside one country may be somebody's of another.
 */
export function comparablePhone(typed: string, country: string): string {
  const digits = digitsOf(typed);
  const known = phoneOf(typed, country);
  if (known !== null || digits === '') return known ?? '';
  const home = dialCodeOf(country)?.digits;
  if (!home || isInternational(typed)) return `+${digits.replace(/^0+/, '')}`;
  const holdsCode = digits.startsWith(home) && digits.length >= leastWithCode;
  const national = holdsCode ? digits.slice(home.length) : digits;
  const bare = `+${home}${keepsZero.includes(home) ? national : national.replace(/^0/, '')}`;
  return phoneOf(bare, country) === null ? bare : `+${home}${national}`;
}

/**
 * Whether a valid number has `count` digits behind its code, with all, some or none of what is dialled before it
 * inside its country: that comes and goes when a number is tidied.
 */
export function mayHaveDigits(typed: string, country: string, count: number): boolean {
  const number = parsed(typed, country);
  if (!number?.isValid()) return false;
  return number.nationalNumber.length <= count && count <= digitsOf(number.formatNational()).length;
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
 * `withCode` asks for it, or where it is another country's; what is no number stays as typed, and so does one with a
 * zero that its country does not write but lets dial, as its digits may be counted.
 */
export function tidyPhone(typed: string, country: string, withCode: boolean): string {
  const number = parsed(typed, country);
  if (!number?.isValid()) return typed;
  const grouped = number.formatNational();
  const written = `0${digitsOf(grouped)}`;
  return withCode
    ? `+${number.countryCallingCode} ${nationalDigits(typed) === written ? written : grouped}`
    : readablePhone(number.number, country);
}
