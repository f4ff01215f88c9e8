import * as v from 'valibot';
import { num, text } from '../wire/fields';

const photo = v.optional(v.nullable(v.union([v.instance(File), v.literal('')])));
/** Up to three photos, JPG, PNG or GIF. */
export const photoFields = { image_1: photo, image_2: photo, image_3: photo };

export const opinion = {
  rating: v.pipe(num, v.integer(), v.minValue(1), v.maxValue(5)),
  comment: v.optional(v.pipe(text, v.trim(), v.maxLength(1_000)), ''),
  ...photoFields,
};
