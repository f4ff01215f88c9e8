import type { Localized } from '../../../domain/language/localized';
import type { StoredAddOn, StoredFoodVariation } from '../../../server/db/schema/items';
import { t } from '../../locales/menus';
import { t as seedText } from '../../locales/seed';

/** Something that stores sell, written once; each store has its own price, stock and reviews of it. */
export interface Written {
  /** The thing itself; what lies around it in its picture. */
  icon: string;
  companions: readonly string[];
  group: string;
  /** Where it stands in its store, if that is not with its group. */
  shelf?: string;
  name: Localized;
  description: Localized;
  /** Thousandths. */
  price: number;
  unit: Localized | null;
  nutritions: readonly Localized[];
  allergens: readonly Localized[];
  generic: Localized | null;
  marks: ReadonlySet<string>;
  variations: readonly StoredFoodVariation[];
  addOns: readonly StoredAddOn[];
  /** Kinds of choices that goods have a stock of their own for. */
  axes: readonly string[];
}

/** Rows of a table that is written with `|` between its cells; each tells the cell below a name of the first line. */
export function rowsOf<Column extends string>(
  text: string,
  columns: readonly Column[],
): ((column: Column) => string)[] {
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  if (head.join() !== columns.join()) throw new Error(`Not ${columns.join()}: ${head.join()}`);
  return rows.map((cells) => {
    if (cells.length !== columns.length) throw new Error(`Another number of cells: ${cells[1]}`);
    return (column) => cells[columns.indexOf(column)] ?? '';
  });
}

export const wordsInCell = (cell: string): string[] =>
  cell.split(/,? /).filter((word) => word !== '');

export const millis = (cell: string): number => {
  const amount = Math.round(Number(cell) * 1000);
  if (!(amount > 0)) throw new Error(`No price: "${cell}"`);
  return amount;
};

const allergenNames: Readonly<Record<string, Localized>> = {
  gluten: seedText('Gluten'),
  crustaceans: seedText('Crustaceans'),
  eggs: seedText('Eggs'),
  fish: seedText('Fish'),
  peanuts: seedText('Peanuts'),
  soy: seedText('Soy'),
  milk: seedText('Milk'),
  nuts: seedText('Nuts'),
  celery: seedText('Celery'),
  mustard: seedText('Mustard'),
  sesame: seedText('Sesame'),
  sulphites: seedText('Sulphites'),
  molluscs: seedText('Molluscs'),
};

export const allergensOf = (cell: string): Localized[] =>
  wordsInCell(cell).map((word) => {
    const name = allergenNames[word];
    if (!name) throw new Error(`No allergen: "${word}"`);
    return name;
  });

const measures: Readonly<Record<string, string>> = {
  g: '{amount} g',
  kg: '{amount} kg',
  ml: '{amount} ml',
  l: '{amount} l',
  cm: '{amount} cm',
};

/** "350 g", "6 pieces", or words of its own ("for two"). */
export function portionOf(cell: string): Localized | null {
  if (cell === '') return null;
  const [amount = '', unit = ''] = cell.split(' ');
  const measure = measures[unit];
  if (measure) return t(measure, { amount });
  return unit === 'pieces' || unit === 'piece'
    ? t('{count, plural, one {# piece} other {# pieces}}', { count: Number(amount) })
    : t(cell);
}
