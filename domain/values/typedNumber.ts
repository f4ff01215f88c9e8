const indicZero = 0x660;
const persianZero = 0x6f0;

/** The digits 0 to 9, whichever script they are written in. */
export const latinDigits = (typed: string): string =>
  typed
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - indicZero))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - persianZero));

const number = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * A number as shoppers write it: in the digits of their script, with a point or a comma before its fraction, and
 * with or without marks between thousands. Null for anything that is no number.
 */
export function typedNumber(typed: string): number | null {
  const plain = latinDigits(typed)
    .replace(/[\s\u200e\u200f٬’']/g, '')
    .replace('٫', '.')
    .replace('−', '-');
  const whole = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain)
    ? plain.replaceAll(',', '')
    : plain.replace(',', '.');
  return number.test(whole) ? Number(whole) : null;
}
