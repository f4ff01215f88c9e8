import * as v from 'valibot';

/** When a trip begins, as addresses and browsers hold it; what is no time is no trip. */
export const pickupAt = v.nullable(
  v.pipe(
    v.string(),
    v.check((text) => text === '' || Number.isFinite(Date.parse(text))),
  ),
);
