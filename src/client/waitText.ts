import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError } from './apiError';

const aMinute = 60;
const anHour = 60 * aMinute;

const busy = msg({ message: 'The shop is busy. Please try again in {time}.' });
const refused = msg({ message: '{said} Try again in {time}.' });

/** How long to wait in the shopper's language, rounded up: "30 seconds", "2 minutes", "3 hours". */
export function waitText(seconds: number): string {
  const [unit, size] =
    seconds < 2 * aMinute
      ? ['second', 1]
      : seconds < 2 * anHour
        ? ['minute', aMinute]
        : ['hour', anHour];
  const style = { style: 'unit', unit: String(unit), unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(`${i18n.locale}-u-nu-latn`, style).format(
    Math.ceil(seconds / Number(size)),
  );
}

/** Says that the shop is busy, and for how long. */
export const busyText = (seconds: number): string =>
  i18n._(busy.id, { time: waitText(seconds) }, busy);

/** The error of a shop that says how long to wait (429, 503), with that time in what it says. */
export function withWait(error: ApiError): ApiError {
  const { kind, status, errors, retryAfterSeconds: seconds } = error;
  if (!seconds) return error;
  const time = waitText(seconds);
  const [first, ...others] = errors;
  const isRefused = kind === 'refused' && first !== undefined && first.message !== '';
  const said = isRefused
    ? i18n._(refused.id, { said: first.message, time }, refused)
    : busyText(seconds);
  const told = new ApiError(
    kind,
    status,
    isRefused ? [{ ...first, message: said }, ...others] : errors,
    seconds,
  );
  if (kind === 'unavailable') told.message = said;
  return told;
}
