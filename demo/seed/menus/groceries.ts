import { t } from '../../locales/menus';
import { type Ware, wareOf } from './ware';
import { allergensOf, millis, portionOf, rowsOf, wordsInCell } from './written';

const columns = [
  'icons',
  'name',
  'description',
  'price',
  'pack',
  'kcal',
  'allergens',
  'marks',
] as const;

/** A shelf of a supermarket; calories are those of 100 g, or 100 ml of what is drunk or poured. */
export const groceries = (table: string): Ware[] =>
  rowsOf(table, columns).map((row) => {
    const per = / m?l$/.test(row('pack')) ? '{kcal} kcal / 100 ml' : '{kcal} kcal / 100 g';
    return wareOf(row('icons'), {
      name: t(row('name')),
      description: t(row('description')),
      price: millis(row('price')),
      unit: portionOf(row('pack')),
      nutritions: row('kcal') === '' ? [] : [t(per, { kcal: Number(row('kcal')) })],
      allergens: allergensOf(row('allergens')),
      marks: new Set(wordsInCell(row('marks'))),
    });
  });
