import { dialCodeIn } from './dialCodes';
import { latinDigits } from './typedNumber';

/** The digits of a number in Latin script: "٠٥٠ ١" is "0501". */
export const digitsOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '');

/** The digits as typed behind the dial code; all of them when there is none. */
export function nationalDigits(typed: string): string {
  const digits = digitsOf(typed);
  const isInternational = typed.trim().startsWith('+') || digits.startsWith('00');
  if (!isInternational) return digits;
  const whole = digits.replace(/^00/, '');
  const code = dialCodeIn(`+${whole}`, '')?.digits ?? '';
  return whole.slice(code.length);
}
