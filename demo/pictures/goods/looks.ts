import { forms } from '../own/forms.ts';
import { packs } from '../own/packs.ts';
import { remedies } from '../own/remedies.ts';
import type { Dye, Dyes } from './dye.ts';
import { highStreet } from './highStreet.ts';
import { larder } from './larder.ts';
import { pharmacyDyes } from './pharmacy.ts';
import { produce } from './produce.ts';
import { trios } from './trios.ts';

const dyes: readonly Dyes[] = [produce, larder, highStreet, pharmacyDyes];
const tables: readonly Readonly<Record<string, Readonly<Record<string, unknown>>>>[] = [
  ...dyes,
  packs,
  forms,
  remedies,
  trios,
];

/** Kinds of goods, and the looks that products of each may have. */
export const goodsLooks: readonly (readonly [string, readonly string[]])[] = tables.flatMap(
  (table) => Object.entries(table).map(([kind, looks]) => [kind, Object.keys(looks)] as const),
);

/** What is drawn with other colours: of which drawing, and with which. */
export const dyedGoods: Readonly<Record<string, Dye & { of: string }>> = Object.fromEntries(
  dyes.flatMap((table) =>
    Object.entries(table).flatMap(([kind, looks]) =>
      Object.entries(looks).map(([look, dye]) => [look, { of: kind, ...dye }] as const),
    ),
  ),
);

/** Which three are seen together. */
export const groupedGoods: Readonly<Record<string, readonly string[]>> = Object.assign(
  {},
  ...Object.values(trios),
);

/** What is drawn flat, and lit. */
export const drawnGoods: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(packs),
  ...Object.values(forms),
  ...Object.values(remedies),
);
