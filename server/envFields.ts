import * as v from 'valibot';

export const text = v.optional(v.pipe(v.string(), v.trim()), '');

export const webAddress = v.pipe(
  text,
  v.check((value) => value === '' || /^https?:\/\/\S+$/.test(value), 'must be an http(s) address'),
  v.transform((value) => value.replace(/\/+$/, '')),
);

/** Where an outside service is reached; its own address unless told. */
export const origin = (standard: string) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.trim()), standard),
    v.check((value) => /^https?:\/\/\S+$/.test(value), 'must be an http(s) address'),
    v.transform((value) => value.replace(/\/+$/, '')),
  );

export const setting = (standard: string) => v.optional(v.pipe(v.string(), v.trim()), standard);

export const whole = (standard: string, most = 1_000_000) =>
  v.pipe(
    setting(standard),
    v.regex(/^[1-9]\d{0,8}$/, `must be a whole number from 1 to ${most}`),
    v.transform(Number),
    v.maxValue(most, `must be a whole number from 1 to ${most}`),
  );
