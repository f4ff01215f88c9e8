import { setImmediate as turn } from 'node:timers/promises';
import { getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import { defaultLanguage } from '../../../domain/language/languages';
import type { Db, Tx } from '../../db/client';
import { items, type StoredAddOn, type StoredFoodVariation } from '../../db/schema/items';
import { words } from '../cells';
import { amount, countOrNone, flag, oneOf, reference } from '../columns';
import { partsTable } from '../partsTable';
import type { Counts } from '../table';

const batch = 500;

/** Puts a column of items anew, and counts what was otherwise. */
async function setColumn(
  tx: Tx,
  column: 'add_ons' | 'food_variations',
  wholes: readonly (readonly [number, unknown])[],
): Promise<Counts> {
  let changed = 0;
  for (let from = 0; from < wholes.length; from += batch) {
    await turn();
    const rows = wholes.slice(from, from + batch).map(([id, parts]) => ({ id, parts }));
    const name: SQL = sql.raw(column);
    const { rows: touched } = await tx.execute(
      sql`update ${sql.identifier(getTableName(items))} as old set ${name} = new.parts
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(id int, parts jsonb)
        where old.id = new.id and old.${name} is distinct from new.parts returning old.id`,
    );
    changed += touched.length;
  }
  return { added: 0, changed, same: wholes.length - changed };
}

const itemsWith = (db: Db, column: SQL) =>
  db
    .select({ id: items.id, addOns: items.addOns, foodVariations: items.foodVariations })
    .from(items)
    .where(sql`jsonb_array_length(${column}) > 0`)
    .orderBy(items.id);

/** The groups of a dish, in the order of its rows. */
export const optionsTable = partsTable({
  name: 'options',
  about: 'What is chosen of a dish (size, extras): a row for each answer, all of an item together',
  columns: {
    item: reference('item', 'which dish'),
    group: words('what is chosen, such as Size', true),
    type: oneOf('one answer or several', ['single', 'multi']),
    required: flag('something must be chosen', false),
    min: countOrNone('of several, at least'),
    max: countOrNone('of several, at most'),
    label: words('an answer, such as Large', true),
    price: amount('what it adds to the price'),
  },
  ownerOf: ({ item }) => item,
  examine: async () => (parts) =>
    parts.flatMap(({ values: { group, label, min, max }, line }, place) => {
      if (min !== null && max !== null && min > max)
        return [{ line, column: 'max', message: 'is less than min' }];
      const isTwice = parts
        .slice(0, place)
        .some(({ values }) => values.group.en === group.en && values.label.en === label.en);
      return isTwice ? [{ line, column: 'label', message: 'stands in this group already' }] : [];
    }),
  write: (tx, wholes) =>
    setColumn(
      tx,
      'food_variations',
      [...wholes].map(([id, rows]) => {
        const groups = new Map<string, StoredFoodVariation>();
        for (const { group, type, required, min, max, label, price } of rows) {
          const name = group[defaultLanguage];
          const known = groups.get(name);
          const values = [...(known?.values ?? []), { label, optionPrice: price }];
          const isMulti = (known?.type ?? type) === 'multi';
          groups.set(name, {
            name: known?.name ?? group,
            type: known?.type ?? type,
            min: known?.min ?? (isMulti ? (min ?? 0) : 0),
            max: known ? known.max : isMulti ? (max ?? 0) : 0,
            required: known?.required ?? required,
            values,
          });
        }
        return [id, [...groups.values()].map(withMost)] as const;
      }),
    ),
  rows: async (db) =>
    (await itemsWith(db, sql`food_variations`)).flatMap(({ id, foodVariations }) =>
      foodVariations.flatMap(({ name, type, min, max, required, values }) =>
        values.map(({ label, optionPrice }) => ({
          item: id,
          group: name,
          type,
          required,
          min: type === 'multi' ? min : null,
          max: type === 'multi' ? max : null,
          label,
          price: optionPrice,
        })),
      ),
    ),
});

/** Several answers without a bound: all that there are. */
const withMost = (group: StoredFoodVariation): StoredFoodVariation =>
  group.type === 'multi' && group.max === 0 ? { ...group, max: group.values.length } : group;

export const addOnsTable = partsTable({
  name: 'add_ons',
  about: 'What can be taken with a dish (a drink, a sauce): all of an item together',
  columns: {
    item: reference('item', 'with which dish'),
    name: words('what it is', true),
    price: amount('what it costs', true),
  },
  ownerOf: ({ item }) => item,
  examine: async () => (parts) =>
    parts.flatMap(({ values, line }, place) =>
      parts.slice(0, place).some((other) => other.values.name.en === values.name.en)
        ? [{ line, column: 'name', message: 'stands there for this item already' }]
        : [],
    ),
  write: async (tx, wholes) => {
    const ids = [...wholes.keys()];
    const before = new Map<number, StoredAddOn[]>();
    for (let from = 0; from < ids.length; from += batch) {
      const rows = await tx
        .select({ id: items.id, addOns: items.addOns })
        .from(items)
        .where(inArray(items.id, ids.slice(from, from + batch)));
      for (const { id, addOns } of rows) before.set(id, addOns);
    }
    return setColumn(
      tx,
      'add_ons',
      // Carts name an add-on by its number, which stays its own.
      [...wholes].map(([id, rows]) => {
        const known = before.get(id) ?? [];
        let last = Math.max(0, ...known.map((one) => one.id));
        const list = rows.map(({ name, price }) => {
          const old = known.find((one) => one.name.en === name.en);
          if (!old) last += 1;
          return { id: old?.id ?? last, name, price };
        });
        return [id, list] as const;
      }),
    );
  },
  rows: async (db) =>
    (await itemsWith(db, sql`add_ons`)).flatMap(({ id, addOns }) =>
      addOns.map(({ name, price }) => ({ item: id, name, price })),
    ),
});
