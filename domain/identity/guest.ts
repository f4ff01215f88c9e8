import * as v from 'valibot';

export const guest = v.object({
  guest_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
});
