import { cellReader, type Foreign, plainText, Rows } from './foreign';
import { Shelf } from './shelf';

/** Sold without being counted: as many as an order will ever ask for. */
const uncounted = '9999';

type Cells = Readonly<Record<string, string>>;

/**
 * Products as Shopify exports them, in the names of columns before and since 2024: a product is the rows of its handle, the
 * first of which says what it is.
 */
export const shopify: Foreign = {
  name: 'Shopify',
  isOf: (columns) => {
    const names = columns.map((column) => column.toLowerCase());
    return (
      (names.includes('handle') && names.includes('variant price')) ||
      (names.includes('url handle') && names.includes('price'))
    );
  },
  convert: (file, into) => {
    const read = cellReader(file.columns);
    const priceOf = (cells: Cells) => read(cells, 'Variant Price', 'Price');
    const comparedTo = (cells: Cells) =>
      read(cells, 'Variant Compare At Price', 'Compare-at price');
    const shelf = new Shelf(file.name, into);
    const items = new Rows('items', file.name);
    const variations = new Rows('variations', file.name);
    const products = new Map<string, (typeof file.rows)[number][]>();
    for (const row of file.rows) {
      const handle = read(row.cells, 'Handle', 'URL handle');
      products.set(handle, [...(products.get(handle) ?? []), row]);
    }
    for (const [handle, rows] of products) {
      const [first] = rows;
      if (!first) continue;
      const of = (...names: string[]) => read(first.cells, ...names);
      const status = of('Status').toLowerCase();
      const isShown =
        !/^false$/i.test(of('Published', 'Published on online store')) &&
        !['draft', 'archived'].includes(status);
      const images = rows
        .map(({ cells }) => read(cells, 'Image Src', 'Product image URL'))
        .filter((address, place, all) => address !== '' && all.indexOf(address) === place);
      const sold = rows.filter(({ cells }) => priceOf(cells) !== '');
      const price = of('Variant Price', 'Price');
      const before = of('Variant Compare At Price', 'Compare-at price');
      const off = (cells: Cells) =>
        Math.max(0, Number(comparedTo(cells)) - Number(priceOf(cells))).toFixed(2);
      // What is taken off an item is taken off each of its variations.
      const isReduced =
        Number(off(first.cells)) > 0 && sold.every(({ cells }) => off(cells) === off(first.cells));
      const stock = (cells: Readonly<Record<string, string>>) =>
        read(cells, 'Variant Inventory Tracker', 'Inventory tracker') === '' &&
        read(cells, 'Variant Inventory Qty', 'Inventory quantity') === ''
          ? ''
          : String(
              Math.max(
                0,
                Math.trunc(Number(read(cells, 'Variant Inventory Qty', 'Inventory quantity'))),
              ),
            );
      const category = of('Product Category') || of('Type');
      items.add(handle, first.line, {
        key: handle,
        name: of('Title'),
        store: into.store,
        category: shelf.category(category, first.line),
        brand: shelf.brand(of('Vendor'), first.line),
        description: plainText(of('Body (HTML)', 'Description')),
        image: images[0] ?? '',
        images: images.slice(1, 6).join(' | '),
        price: (isReduced ? before : price) || into.price,
        discount: isReduced ? off(first.cells) : '',
        discount_type: isReduced ? 'amount' : 'percent',
        stock: stock(first.cells),
        tags: of('Tags')
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean)
          .join(' | '),
        active: isShown ? 'yes' : 'no',
      });
      const title = (place: number) => of(`Option${place} Name`);
      const isPlain =
        title(1) === '' || (title(1) === 'Title' && of('Option1 Value') === 'Default Title');
      if (isPlain) continue;
      for (const [place, { line, cells }] of sold.entries()) {
        variations.add(`${handle} ${place}`, line, {
          item: handle,
          ...Object.fromEntries(
            [1, 2, 3].flatMap((axis) => [
              [`option${axis}`, title(axis)],
              [`value${axis}`, title(axis) === '' ? '' : read(cells, `Option${axis} Value`)],
            ]),
          ),
          price: (isReduced && comparedTo(cells)) || priceOf(cells),
          stock: stock(cells) || uncounted,
        });
      }
    }
    return { files: [...shelf.toFiles(), ...items.toFile(), ...variations.toFile()], issues: [] };
  },
};
