import { cellReader, type Foreign, Rows } from './foreign';
import { Shelf } from './shelf';

const listOf = (cell: string) =>
  cell
    .split(',')
    .map((part) => part.trim().replace(/^[a-z]{2}:/, ''))
    .filter(Boolean);

const inWords = (tag: string) =>
  tag.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** Products as OpenFoodFacts lists them, which has no prices: those of the command are taken. */
export const openFoodFacts: Foreign = {
  name: 'OpenFoodFacts',
  isOf: (columns) => ['code', 'product_name', 'categories'].every((name) => columns.includes(name)),
  convert: (file, into) => {
    const read = cellReader(file.columns);
    const shelf = new Shelf(file.name, into);
    const items = new Rows('items', file.name);
    for (const { line, cells } of file.rows) {
      const of = (...names: string[]) => read(cells, ...names);
      const categories = listOf(of('categories_en', 'categories')).map(inWords);
      const labels = listOf(of('labels_en', 'labels', 'labels_tags')).map((label) =>
        label.toLowerCase(),
      );
      const path = [categories[0], categories.length > 1 ? categories.at(-1) : undefined];
      items.add(of('code') || String(line), line, {
        key: of('code'),
        name: of('product_name'),
        store: into.store,
        category: shelf.category(path.filter(Boolean).join(' > '), line),
        brand: shelf.brand(listOf(of('brands'))[0] ?? '', line),
        description: of('generic_name') || of('ingredients_text'),
        image: of('image_url', 'image_front_url'),
        price: of('price') || into.price,
        unit: of('quantity'),
        allergies: listOf(of('allergens_en', 'allergens')).map(inWords).join(' | '),
        organic: labels.some((label) => /organic|bio/.test(label)) ? 'yes' : 'no',
        halal: labels.includes('halal') ? 'yes' : 'no',
        veg: labels.some((label) => /vegetarian|vegan/.test(label)) ? 'yes' : 'no',
      });
    }
    return { files: [...shelf.toFiles(), ...items.toFile()], issues: [] };
  },
};
