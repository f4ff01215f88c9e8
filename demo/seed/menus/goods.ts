import { t } from '../../locales/menus';
import { type Ware, wareOf } from './ware';
import { millis, rowsOf, wordsInCell } from './written';

const columns = ['icons', 'name', 'description', 'price', 'choices'] as const;

/** A shelf of a shop. */
export const goods = (table: string): Ware[] =>
  rowsOf(table, columns).map((row) =>
    wareOf(row('icons'), {
      name: t(row('name')),
      description: t(row('description')),
      price: millis(row('price')),
      axes: wordsInCell(row('choices')),
    }),
  );
