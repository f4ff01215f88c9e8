import * as v from 'valibot';

/** Whether two payloads ask for the very same thing, however they were written down. */
export function isSamePayload<Input>(
  schema: v.GenericSchema<Input, unknown>,
  a: Input,
  b: Input,
): boolean {
  const [one, other] = [v.safeParse(schema, a), v.safeParse(schema, b)];
  return JSON.stringify(one.output) === JSON.stringify(other.output);
}
