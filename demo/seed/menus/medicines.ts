import { t } from '../../locales/menus';
import { type Ware, wareOf } from './ware';
import { millis, portionOf, rowsOf, wordsInCell } from './written';

const columns = ['icons', 'name', 'description', 'price', 'pack', 'generic', 'marks'] as const;

/** A shelf of a pharmacy; its descriptions say what a thing is for, the leaflet says how much of it. */
export const medicines = (table: string): Ware[] =>
  rowsOf(table, columns).map((row) =>
    wareOf(row('icons'), {
      name: t(row('name')),
      description: t(row('description')),
      price: millis(row('price')),
      unit: portionOf(row('pack')),
      generic: row('generic') === '' ? null : t(row('generic')),
      marks: new Set(wordsInCell(row('marks'))),
    }),
  );
