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
