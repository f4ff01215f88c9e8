import { t } from '../../locales/menus';
import { groupOf } from '../../pictures/catalogue';
import { dishChoice } from './choices';
import { allergensOf, millis, portionOf, rowsOf, type Written, wordsInCell } from './written';

const columns = [
  'icons',
  'name',
  'description',
  'price',
  'portion',
  'kcal',
  'allergens',
  'marks',
  'choice',
] as const;

/** The menu of a kitchen, as it is written on its wall. */
export const dishes = (table: string): Written[] =>
  rowsOf(table, columns).map((row) => {
    const [icon = '', ...companions] = wordsInCell(row('icons'));
    const group = groupOf('food', icon);
    if (!group) throw new Error(`No dish has the icon "${icon}"`);
    const price = millis(row('price'));
    return {
      icon,
      companions,
      group,
      name: t(row('name')),
      description: t(row('description')),
      price,
      unit: portionOf(row('portion')),
      nutritions: [t('{kcal} kcal', { kcal: Number(row('kcal')) })],
      allergens: allergensOf(row('allergens')),
      generic: null,
      marks: new Set(wordsInCell(row('marks'))),
      ...dishChoice(row('choice'), price),
      axes: [],
    };
  });
