import type { Issue } from '../file';
import { cellReader, type Foreign, plainText, Rows } from './foreign';
import { Shelf } from './shelf';

const uncounted = '9999';

const listOf = (cell: string) =>
  cell
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Products as WooCommerce exports them: a variable product is followed by its variations, which name it as their parent. */
export const woocommerce: Foreign = {
  name: 'WooCommerce',
  isOf: (columns) => ['Type', 'SKU', 'Regular price'].every((name) => columns.includes(name)),
  convert: (file, into) => {
    const read = cellReader(file.columns);
    const shelf = new Shelf(file.name, into);
    const items = new Rows('items', file.name);
    const variations = new Rows('variations', file.name);
    const issues: Issue[] = [];
    const keyOf = (cells: Readonly<Record<string, string>>) =>
      read(cells, 'SKU') || `wc-${read(cells, 'ID')}`;
    const byId = new Map(file.rows.map(({ cells }) => [read(cells, 'ID'), keyOf(cells)]));
    const parentOf = (cell: string) => {
      const id = /^id:(\d+)$/.exec(cell)?.[1];
      return id === undefined ? cell : (byId.get(id) ?? cell);
    };
    const of = (cells: Readonly<Record<string, string>>, name: string) => read(cells, name);
    // A discount of ours has no end of its own: a sale for a time would go on for ever.
    const saleOf = (cells: Readonly<Record<string, string>>) =>
      read(cells, 'Date sale price starts') || read(cells, 'Date sale price ends')
        ? ''
        : read(cells, 'Sale price');
    const stockOf = (cells: Readonly<Record<string, string>>) => {
      if (of(cells, 'Stock') !== '')
        return String(Math.max(0, Math.trunc(Number(of(cells, 'Stock')))));
      return of(cells, 'In stock?') === '0' ? '0' : '';
    };
    const children = new Map<string, (typeof file.rows)[number][]>();
    for (const row of file.rows) {
      if (of(row.cells, 'Type') !== 'variation') continue;
      const parent = parentOf(of(row.cells, 'Parent'));
      children.set(parent, [...(children.get(parent) ?? []), row]);
    }
    for (const { line, cells } of file.rows) {
      const types = listOf(of(cells, 'Type'));
      if (types.includes('variation')) continue;
      if (types.includes('grouped') || types.includes('external')) {
        issues.push({
          file: file.name,
          line,
          column: 'Type',
          message: `"${of(cells, 'Type')}" is sold elsewhere: leave the row out`,
        });
        continue;
      }
      const key = keyOf(cells);
      const own = children.get(key) ?? [];
      const lowest = own.map((child) => of(child.cells, 'Regular price')).find(Boolean) ?? '';
      const regular = of(cells, 'Regular price') || lowest || into.price;
      const sale = own.length > 0 ? '' : saleOf(cells);
      const isReduced = sale !== '' && Number(sale) < Number(regular);
      const [image = '', ...images] = listOf(of(cells, 'Images'));
      items.add(key, line, {
        key,
        name: of(cells, 'Name'),
        store: into.store,
        category: shelf.category(listOf(of(cells, 'Categories'))[0] ?? '', line),
        brand: shelf.brand(listOf(of(cells, 'Brands'))[0] ?? '', line),
        description: [of(cells, 'Short description'), of(cells, 'Description')]
          .map(plainText)
          .filter((text) => text !== '')
          .join('\n'),
        image,
        images: images.slice(0, 5).join(' | '),
        price: regular,
        discount: isReduced ? (Number(regular) - Number(sale)).toFixed(2) : '',
        discount_type: isReduced ? 'amount' : 'percent',
        stock: stockOf(cells),
        tags: listOf(of(cells, 'Tags')).join(' | '),
        recommended: of(cells, 'Is featured?') === '1' ? 'yes' : 'no',
        active: ['0', '-1'].includes(of(cells, 'Published')) ? 'no' : 'yes',
      });
      for (const [place, child] of own.entries()) {
        variations.add(`${key} ${place}`, child.line, {
          item: key,
          ...Object.fromEntries(
            [1, 2, 3].flatMap((axis) => [
              [`option${axis}`, of(child.cells, `Attribute ${axis} name`)],
              [`value${axis}`, of(child.cells, `Attribute ${axis} value(s)`)],
            ]),
          ),
          price: saleOf(child.cells) || of(child.cells, 'Regular price') || regular,
          stock: stockOf(child.cells) || uncounted,
        });
      }
    }
    return { files: [...shelf.toFiles(), ...items.toFile(), ...variations.toFile()], issues };
  },
};
