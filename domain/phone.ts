import { dialCodeIn, dialCodeOf } from './dialCodes';

/** Where a zero behind the dial code belongs to the number: Italy, Congo, Ivory Coast, Gabon, San Marino, Vatican. */
const keepsZero = ['39', '242', '225', '241', '378'];

const digitsOf = (typed: string): string =>
  typed
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, '');

/**
 * A phone number as it is kept and compared: + and digits. One without + or 00 is taken as written in
 * `country` (ISO code); the zero that is dialled inside a country only does not count.
 */
export function internationalPhone(typed: string, country: string): string {
  const digits = digitsOf(typed);
  if (digits === '') return '';
  const home = dialCodeOf(country)?.digits ?? '';
  const isWhole = digits.startsWith(home) && digits.length >= 11;
  const isInternational = typed.trim().startsWith('+') || digits.startsWith('00');
  const whole = isInternational || isWhole ? digits.replace(/^00/, '') : `${home}${digits}`;
  const code = dialCodeIn(`+${whole}`, country)?.digits;
  if (!code || keepsZero.includes(code)) return `+${whole}`;
  return `+${code}${whole.slice(code.length).replace(/^0/, '')}`;
}

/** The digits as typed behind the dial code; all of them when there is none. */
export function nationalDigits(typed: string): string {
  const digits = digitsOf(typed);
  const isInternational = typed.trim().startsWith('+') || digits.startsWith('00');
  if (!isInternational) return digits;
  const whole = digits.replace(/^00/, '');
  const code = dialCodeIn(`+${whole}`, '')?.digits ?? '';
  return whole.slice(code.length);
}
