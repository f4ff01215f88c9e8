import * as v from 'valibot';

/** Told of an empty address; the text is the specification's (ADDR-22). */
export const addressRequired = 'Address is required';

export const addressEntry = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(addressRequired),
  v.maxLength(500),
);
