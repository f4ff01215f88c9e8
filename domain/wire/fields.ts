import * as v from 'valibot';

/**
 * Building blocks of the wire schemas. Back ends of this family send numbers as text, nulls for
 * missing values and keys of their own; these schemas accept that and hand on one normal form.
 */

/** A number, also when it arrives as text. Never NaN or infinite. */
export const num = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.number(),
  v.finite(),
);

/** A number whose absence (null, missing, empty text) means `otherwise`. */
export const numOr = /* @__NO_SIDE_EFFECTS__ */ <const T extends number | null>(otherwise: T) =>
  v.pipe(
    v.nullish(v.union([v.number(), v.string()]), null),
    v.transform((value): number | T => {
      if (value === undefined || value === null || value === '') return otherwise;
      const parsed = Number(value);
      return Number.isFinite(parsed) ? parsed : otherwise;
    }),
  );

export const id = v.pipe(num, v.integer());

/** Text; null and missing become ''. Numbers become their text. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => (value === undefined || value === null ? '' : String(value))),
);

/** Text that must be there. */
export const requiredText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.string(),
  v.trim(),
  v.nonEmpty(),
);

/** 1 or 0, also from true/false, '1'/'0', 'on'/'off' and null. */
export const flag = v.pipe(
  v.nullish(v.union([v.number(), v.string(), v.boolean()]), null),
  v.transform((value): 0 | 1 =>
    value === 1 || value === true || value === '1' || value === 'on' || value === 'true' ? 1 : 0,
  ),
);

/** A date and time, ISO 8601 in UTC; null when missing or unreadable. */
export const time = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) =>
    value && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : null,
  ),
);

/** A list from which rows of a wrong shape are left out; a missing list is empty. */
export const rows = /* @__NO_SIDE_EFFECTS__ */ <const Row extends v.GenericSchema>(row: Row) =>
  v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.metadata({ rows: row }),
    v.transform((list) =>
      list.flatMap((entry): v.InferOutput<Row>[] => {
        const parsed = v.safeParse(row, entry);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );

/** JSON sent as text (as some back ends do) or as itself, then read by `schema`. */
export const jsonText = /* @__NO_SIDE_EFFECTS__ */ <const Schema extends v.GenericSchema>(
  schema: Schema,
) =>
  v.pipe(
    v.unknown(),
    v.transform((value): unknown => {
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value);
      } catch {
        return undefined;
      }
    }),
    schema,
  );

/** Zone ids: `[1,2]`, `"[1,2]"`, `1` or `"1"` become a list of whole numbers. */
export const zoneIds = v.pipe(
  v.nullish(v.union([v.array(v.unknown()), v.string(), v.number()]), null),
  v.transform((value): number[] => {
    let list: unknown = value;
    if (typeof value === 'string') {
      try {
        list = JSON.parse(value);
      } catch {
        return [];
      }
    }
    return (Array.isArray(list) ? list : [list])
      .map((entry) => (typeof entry === 'object' ? Number.NaN : Number(entry)))
      .filter((n) => Number.isInteger(n) && n > 0);
  }),
);

export const latitude = v.pipe(num, v.minValue(-90), v.maxValue(90));
export const longitude = v.pipe(num, v.minValue(-180), v.maxValue(180));

/** One page of a list: `{total_size, limit, offset, <items>: [...]}`; offset counts pages from 1. */
export const page = /* @__NO_SIDE_EFFECTS__ */ <
  const Key extends string,
  const Row extends v.GenericSchema,
>(
  key: Key,
  row: Row,
) =>
  v.object({
    total_size: numOr(0),
    total_capped: v.optional(v.boolean(), false),
    limit: numOr(0),
    offset: numOr(1),
    ...({ [key]: rows(row) } as { [K in Key]: ReturnType<typeof rows<Row>> }),
  });

/** `offset` (page number from 1) and `limit` (1 to 100) of a paged call. */
export const paging = {
  offset: v.optional(v.pipe(num, v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
  limit: v.optional(v.pipe(num, v.integer(), v.minValue(1), v.maxValue(100)), 12),
};

export const message = v.object({ message: text });

/** A form carries text: what is no plain value travels as its JSON. */
export const orJsonText = /* @__NO_SIDE_EFFECTS__ */ <const S extends v.GenericSchema>(schema: S) =>
  v.union([schema, v.pipe(v.string(), v.parseJson(), schema)]);
