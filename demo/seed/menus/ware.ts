import { type Written, wordsInCell } from './written';

/** What lies on a shelf, before it is known on which. */
export type Ware = Omit<Written, 'group'>;
export type Shelf = readonly Ware[];

const plain: Omit<Ware, 'icon' | 'companions' | 'name' | 'description' | 'price'> = {
  unit: null,
  nutritions: [],
  allergens: [],
  generic: null,
  marks: new Set(),
  variations: [],
  addOns: [],
  axes: [],
};

export function wareOf(
  icons: string,
  ware: Pick<Ware, 'name' | 'description' | 'price'> & Partial<Ware>,
): Ware {
  const [icon = '', ...companions] = wordsInCell(icons);
  return { ...plain, ...ware, icon, companions };
}

/** All wares of a module, each told its shelf. */
export const shelvesOf = (
  shelves: Readonly<Record<string, Shelf>>,
): Readonly<Record<string, readonly Written[]>> =>
  Object.fromEntries(
    Object.entries(shelves).map(([group, wares]) => [
      group,
      wares.map((ware) => ({ ...ware, group })),
    ]),
  );
