import { isDeepStrictEqual } from 'node:util';
import { asc, eq, inArray } from 'drizzle-orm';
import { languageCodes } from '../../../domain/language/languages';
import { inLanguage, type OwnText } from '../../../domain/language/localized';
import type { Tx } from '../../db/client';
import { items, itemVariations, type StoredChoice } from '../../db/schema/items';
import { words, wordsOrNone } from '../cells';
import { amount, count, reference } from '../columns';
import { partsTable } from '../partsTable';
import { inTurns } from '../turns';

interface Variation {
  item: number;
  option1: OwnText;
  value1: OwnText;
  option2: OwnText | null;
  value2: OwnText | null;
  option3: OwnText | null;
  value3: OwnText | null;
  price: number;
  stock: number;
}

const axesOf = (row: Variation) =>
  [
    { title: row.option1, value: row.value1 },
    { title: row.option2, value: row.value2 },
    { title: row.option3, value: row.value3 },
  ].flatMap(({ title, value }) => (title && value ? [{ title, value }] : []));

/** How carts name a combination: "Red-XL". */
const typeOf = (row: Variation): OwnText => {
  const typed = languageCodes.map((language) => [
    language,
    axesOf(row)
      .map(({ value }) => inLanguage(value, language).replaceAll(' ', ''))
      .join('-'),
  ]);
  return { en: '', ...Object.fromEntries(typed) };
};

const titles = (row: Variation) =>
  axesOf(row)
    .map(({ title }) => title.en)
    .join(' ');

function choicesOf(rows: readonly Variation[]): StoredChoice[] {
  const [first] = rows;
  if (!first) return [];
  return axesOf(first).map(({ title }, place) => {
    const options = new Map(
      rows.flatMap((row) => {
        const value = axesOf(row)[place]?.value;
        return value ? [[value.en, value] as const] : [];
      }),
    );
    return { name: `choice_${place + 1}`, title, options: [...options.values()] };
  });
}

type Stored = typeof itemVariations.$inferSelect;

/** What items have now, read for many at once. */
async function readStored(tx: Tx, ids: readonly number[]): Promise<Map<number, Stored[]>> {
  const found = new Map<number, Stored[]>();
  for (let from = 0; from < ids.length; from += 1_000) {
    const rows = await tx
      .select()
      .from(itemVariations)
      .where(inArray(itemVariations.itemId, ids.slice(from, from + 1_000)))
      .orderBy(asc(itemVariations.id));
    for (const row of rows) found.set(row.itemId, [...(found.get(row.itemId) ?? []), row]);
  }
  return found;
}

/** Words of languages that the file does not say, as an option or an answer of that English name has them. */
function withKnownWords(row: Variation, choices: readonly StoredChoice[]): Variation {
  const known = new Map(
    choices.flatMap(({ title, options }) => [title, ...options].map((text) => [text.en, text])),
  );
  const whole = <T extends OwnText | null>(text: T): T =>
    text && { ...known.get(text.en), ...text };
  const { option1, value1, option2, value2, option3, value3 } = row;
  return {
    ...row,
    ...{ option1: whole(option1), option2: whole(option2), option3: whole(option3) },
    ...{ value1: whole(value1), value2: whole(value2), value3: whole(value3) },
  };
}

async function replace(
  tx: Tx,
  id: number,
  said: readonly Variation[],
  before: readonly Stored[],
): Promise<boolean> {
  const [item] = await tx
    .select({ choices: items.choiceOptions })
    .from(items)
    .where(eq(items.id, id));
  const rows = said.map((row) => withKnownWords(row, item?.choices ?? []));
  const wanted = rows.map((row) => ({ type: typeOf(row), price: row.price, stock: row.stock }));
  const choiceOptions = choicesOf(rows);
  const isSame =
    before.length === wanted.length &&
    isDeepStrictEqual(item?.choices, choiceOptions) &&
    wanted.every(({ type, price, stock }) =>
      before.some(
        (old) => isDeepStrictEqual(old.type, type) && old.price === price && old.stock === stock,
      ),
    );
  if (isSame) return false;
  const gone = before.filter((old) => !wanted.some(({ type }) => type.en === old.type.en));
  if (gone.length > 0)
    await tx.delete(itemVariations).where(
      inArray(
        itemVariations.id,
        gone.map((old) => old.id),
      ),
    );
  for (const variation of wanted) {
    const old = before.find(({ type }) => type.en === variation.type.en);
    if (old) await tx.update(itemVariations).set(variation).where(eq(itemVariations.id, old.id));
    else await tx.insert(itemVariations).values({ itemId: id, ...variation });
  }
  await tx
    .update(items)
    .set({
      choiceOptions,
      stock: wanted.reduce((sum, { stock }) => sum + stock, 0),
      price: Math.min(...wanted.map(({ price }) => price)),
    })
    .where(eq(items.id, id));
  return true;
}

export const variationsTable = partsTable<Variation>({
  name: 'variations',
  about:
    'Combinations in which goods are sold (colour, size), each with price and stock: all of an item together',
  columns: {
    item: reference('item', 'of which item'),
    option1: words('what differs, such as Colour', true),
    value1: words('how it differs, such as Red', true),
    option2: wordsOrNone('what else differs'),
    value2: wordsOrNone('how'),
    option3: wordsOrNone('what else differs'),
    value3: wordsOrNone('how'),
    price: amount('its price', true),
    stock: count('how many there are', 0, true),
  },
  ownerOf: ({ item }) => item,
  examine: async () => (parts) => {
    const [first] = parts;
    if (!first) return [];
    return parts.flatMap(({ values, line }, place) => {
      if (titles(values) !== titles(first.values))
        return [
          { line, column: 'option1', message: "and the others differ from the item's first row" },
        ];
      const isTwice = parts
        .slice(0, place)
        .some((other) => typeOf(other.values).en === typeOf(values).en);
      return isTwice
        ? [{ line, column: 'value1', message: 'and the others stand there already' }]
        : [];
    });
  },
  write: async (tx, wholes) => {
    const stored = await readStored(tx, [...wholes.keys()]);
    let changed = 0;
    for await (const [id, rows] of inTurns(wholes))
      if (await replace(tx, id, rows, stored.get(id) ?? [])) changed += 1;
    return { added: 0, changed, same: wholes.size - changed };
  },
  rows: async (db) => {
    const rows = await db
      .select({
        item: itemVariations.itemId,
        type: itemVariations.type,
        price: itemVariations.price,
        stock: itemVariations.stock,
        choices: items.choiceOptions,
      })
      .from(itemVariations)
      .innerJoin(items, eq(items.id, itemVariations.itemId))
      .orderBy(asc(itemVariations.id));
    return rows.flatMap(({ item, type, price, stock, choices }) => {
      const values = valuesOf(choices, type.en);
      const [one, two, three] = choices;
      if (!values || !one) return [];
      const [value1 = { en: '' }, value2 = null, value3 = null] = values;
      const option2 = two?.title ?? null;
      const option3 = three?.title ?? null;
      return [{ item, option1: one.title, value1, option2, value2, option3, value3, price, stock }];
    });
  },
});

/** The options that a combination's name is made of; null when it is of none. */
function valuesOf(choices: readonly StoredChoice[], type: string): OwnText[] | null {
  const [first, ...rest] = choices;
  if (!first) return type === '' ? [] : null;
  for (const option of first.options) {
    const start = option.en.replaceAll(' ', '');
    if (type !== start && !type.startsWith(`${start}-`)) continue;
    const others = valuesOf(rest, type.slice(start.length).replace(/^-/, ''));
    if (others) return [option, ...others];
  }
  return null;
}
