import { elementAt } from './elementAt';
export interface Variant<T> {
  /** Which value each field has: `phone: longest, remember: true`. */
  readonly name: string;
  readonly payload: T;
  readonly valid: boolean;
}

/** What a schema offers of https://standardschema.dev, as those of valibot do; their parts are read as valibot names them. */
export interface Schema<T> {
  readonly '~standard': {
    readonly types?: { readonly input: T; readonly output: unknown } | undefined;
    readonly validate: (value: unknown) => object;
  };
}

const isValid = (schema: Schema<unknown>, value: unknown): boolean =>
  !Reflect.get(schema['~standard'].validate(value), 'issues');

interface Value {
  readonly name: string;
  readonly value: unknown;
}
interface Piece {
  readonly type: string;
  readonly kind?: string;
  readonly requirement?: unknown;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: Piece;
  readonly pipe?: readonly Piece[];
  readonly entries?: Readonly<Record<string, Piece>>;
}

const text = (length: number) => 'a'.repeat(Math.max(0, length));

/** Values at the edges of what a schema says, on both sides; which are valid the schema itself decides. */
function edgesOf(piece: Piece): Value[] {
  const checks = piece.pipe?.slice(1) ?? [];
  const limits = checks.flatMap(({ requirement }) =>
    typeof requirement === 'number' ? [requirement] : [],
  );
  switch (piece.type) {
    case 'optional':
    case 'nullable':
    case 'nullish':
      return [
        ...(piece.wrapped ? edgesOf(piece.wrapped) : []),
        piece.type === 'nullable'
          ? { name: 'null', value: null }
          : { name: 'left out', value: undefined },
      ];
    case 'boolean':
      return [true, false].map((value) => ({ name: String(value), value }));
    case 'picklist':
    case 'enum':
      return [
        ...(piece.options ?? []).map((value) => ({ name: String(value), value })),
        { name: 'another', value: 'none of them' },
      ];
    case 'literal':
      return [{ name: String(piece.literal), value: piece.literal }];
    case 'number':
      return [
        { name: '0', value: 0 },
        ...limits.flatMap((at) =>
          [at - 1, at, at + 1].map((value) => ({ name: String(value), value })),
        ),
        ...(checks.some(({ type }) => type === 'integer') ? [{ name: '1.5', value: 1.5 }] : []),
      ];
    case 'string':
      return [
        { name: 'empty', value: '' },
        ...limits.flatMap((at) =>
          [at - 1, at, at + 1].map((length) => ({
            name: `${length} characters`,
            value: text(length),
          })),
        ),
        ...(checks.some(({ type }) => type === 'email')
          ? [
              { name: 'an e-mail', value: 'a@b.co' },
              { name: 'no e-mail', value: 'a@b' },
            ]
          : []),
      ];
    default:
      return [];
  }
}

/** Rows in which every two values of any two columns meet, greedily few; all rows where there are three columns or fewer. */
export function pairwise(columns: readonly number[]): number[][] {
  if (columns.length <= 3)
    return columns.reduce<number[][]>(
      (rows, count) =>
        rows.flatMap((row) => Array.from({ length: count }, (_, at) => [...row, at])),
      [[]],
    );
  const open = new Set<string>();
  columns.forEach((count, one) => {
    for (let other = one + 1; other < columns.length; other += 1)
      for (let a = 0; a < count; a += 1)
        for (let b = 0; b < (columns[other] ?? 0); b += 1) open.add(`${one}:${a} ${other}:${b}`);
  });
  const rows: number[][] = [];
  for (let [first] = open; first !== undefined; [first] = open) {
    const row: (number | undefined)[] = columns.map(() => undefined);
    for (const part of first.split(' ')) {
      const [column = 0, value = 0] = part.split(':').map(Number);
      row[column] = value;
    }
    const gain = (column: number, value: number) =>
      row.filter((set, other) => {
        if (set === undefined || other === column) return false;
        const [low, high] =
          other < column
            ? [`${other}:${set}`, `${column}:${value}`]
            : [`${column}:${value}`, `${other}:${set}`];
        return open.has(`${low} ${high}`);
      }).length;
    columns.forEach((count, column) => {
      if (row[column] !== undefined) return;
      const values = Array.from({ length: count }, (_, value) => value);
      row[column] = values.reduce((best, value) =>
        gain(column, value) > gain(column, best) ? value : best,
      );
    });
    const whole = row.map((value) => value ?? 0);
    whole.forEach((value, one) => {
      for (let other = one + 1; other < whole.length; other += 1)
        open.delete(`${one}:${value} ${other}:${whole[other]}`);
    });
    rows.push(whole);
  }
  return rows;
}

/**
 * Payloads of an event from its schema: the valid values at their edges together, every two of different fields at
 * least once, and each invalid value among valid ones. `examples` are values that a schema cannot tell, such as a phone.
 */
export function variantsOf<T extends object>(
  schema: Schema<T>,
  examples: { readonly [K in keyof T]?: readonly unknown[] } = {},
): Variant<T>[] {
  const outer = schema as unknown as Piece;
  const whole = outer.pipe?.[0] ?? outer;
  const fields = Object.entries(whole.entries ?? {}).map(([field, piece]) => {
    const own = (examples[field as keyof T] ?? []).map((value) => ({ name: String(value), value }));
    const values = [...own, ...edgesOf(piece)].filter(
      ({ name }, at, all) => all.findIndex((one) => one.name === name) === at,
    );
    const fits = ({ value }: Value) => isValid(piece as unknown as Schema<unknown>, value);
    const valid = values.filter(fits);
    if (valid.length === 0) throw new Error(`Give an example of ${field}: none could be made`);
    return { field, valid, invalid: values.filter((one) => !fits(one)) };
  });
  const made = (values: readonly Value[]): Variant<T> => {
    const payload = Object.fromEntries(
      fields.flatMap(({ field }, at) => {
        const value = values[at]?.value;
        return value === undefined ? [] : [[field, value]];
      }),
    ) as T;
    const name = fields.map(({ field }, at) => `${field}: ${values[at]?.name}`).join(', ');
    return { name, payload, valid: isValid(schema, payload) };
  };
  const usual = fields.map(({ valid }) => elementAt(valid, 0));
  return [
    ...pairwise(fields.map(({ valid }) => valid.length)).map((row) =>
      made(row.map((value, at) => elementAt(elementAt(fields, at).valid, value))),
    ),
    ...fields.flatMap(({ invalid }, at) =>
      invalid.map((value) => made(usual.map((one, place) => (place === at ? value : one)))),
    ),
  ];
}
