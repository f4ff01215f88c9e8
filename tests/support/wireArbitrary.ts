import fc from 'fast-check';
import type * as v from 'valibot';

export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    "'; drop table items; --",
    '%',
    '\\',
    "':* & | ! <-> ()",
    'NaN',
    'Infinity',
    '-1',
    '0',
    '1e400',
    '0x10',
    '٣',
    '[',
    '[1,"x",null]',
    '{"a":1}',
    '../../etc/passwd',
    '9'.repeat(30),
    'x'.repeat(5_000),
    '👩‍👩‍👧‍👦',
    '+275760-09-13T00:00:00.001Z',
    '0000-00-00',
    -1,
    0,
    -0,
    0.5,
    1e21,
    1e308,
    Number.MAX_SAFE_INTEGER,
    Number.MIN_SAFE_INTEGER,
    2_147_483_647,
    2_147_483_648,
    true,
    false,
  ),
  fc.constantFrom<unknown>([], {}, [null], [[[]]], { length: 3 }, { __proto__: null, toString: 1 }),
  fc.integer(),
  fc.double(),
  fc.string(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Values of fields that are known by name, so that a call gets past its first checks. */
export type Hints = Record<string, fc.Arbitrary<unknown>>;

interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  wrapped?: Shape;
  item?: Shape;
  options?: readonly unknown[];
  literal?: unknown;
}

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && 'type' in value;

function likely(shape: Shape, hints: Hints): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return fields(shape.entries ?? {}, hints);
    case 'optional':
    case 'nullish':
    case 'nullable':
      return shape.wrapped ? likely(shape.wrapped, hints) : nasty;
    case 'union':
    case 'variant': {
      const options = (shape.options ?? []).filter(isShape).map((option) => likely(option, hints));
      return options.length > 0 ? fc.oneof(...options) : nasty;
    }
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? ['']));
    case 'array':
      return shape.item ? fc.array(likely(shape.item, hints), { maxLength: 3 }) : nasty;
    case 'literal':
      return fc.constant(shape.literal);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.oneof(
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0, max: 100, noNaN: true }),
      );
    case 'string':
      return fc.oneof(
        fc.constantFrom('Milk', 'برجر', 'name@example.com', '+966501234567', '5'),
        fc.string(),
      );
    default:
      return nasty;
  }
}

/** An object with all of its fields, now and then one missing or wrong. */
function fields(entries: Record<string, Shape>, hints: Hints): fc.Arbitrary<unknown> {
  const made = Object.entries(entries).map(([key, shape]) => {
    const value = hints[key] ?? likely(shape, hints);
    const field = fc.oneof(
      { weight: 30, arbitrary: value.map((known) => [[key, known]]) },
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: 2, arbitrary: nasty.map((wrong) => [[key, wrong]]) },
    );
    return field;
  });
  return fc.tuple(...made).map((parts) => Object.fromEntries(parts.flat()));
}

/** Input for a schema: mostly what it asks for, often with something wrong in it. */
export const inputFor = (schema: v.GenericSchema, hints: Hints): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: likely(schema, hints) }, { weight: 1, arbitrary: nasty });
