import * as v from 'valibot';

/** Told of an empty address; the text is the specification's (ADDR-22). */
export const addressRequired = 'Address is required';

const short = v.pipe(v.string(), v.trim(), v.maxLength(100));

/** Street, house and floor, none of which is needed (ADDR-15). */
export const houseEntries = { road: short, house: short, floor: short };

export const addressEntry = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(addressRequired),
  v.maxLength(500),
);
