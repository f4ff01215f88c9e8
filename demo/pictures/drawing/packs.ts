import { goodsLooks, groupedGoods } from '../goods/looks.ts';
import { platedLooks } from '../plated/looks.ts';
import { rawLooks } from '../plated/rawLooks.ts';

/** What hot dishes come in. */
const wareLooks: readonly (readonly [string, readonly string[]])[] = [
  [
    'shallow-pan-of-food',
    [
      'pan-steel-amber',
      'pan-steel-saffron',
      'pan-copper-cream',
      'pan-copper-onion',
      'pan-clay-tomato',
      'pan-clay-onion',
      'pan-iron-roast',
    ],
  ],
  ['cooking', ['skillet-iron-tomato', 'skillet-copper-tomato', 'skillet-copper', 'skillet-steel']],
  [
    'pot-of-food',
    [
      'pot-clay',
      'pot-clay-saffron',
      'pot-copper-tomato',
      'pot-copper-amber',
      'pot-iron-herb',
      'pot-iron-onion',
      'pot-enamel-tomato',
      'pot-enamel-saffron',
      'pot-steel-herb',
    ],
  ],
  ['tropical-fish', ['fish-grilled', 'fish-coral']],
  ['steaming-bowl', ['bowl-iron', 'bowl-enamel', 'bowl-celadon']],
];
const plated: readonly (readonly [string, readonly string[]])[] = [
  ...Object.entries(platedLooks),
  ...Object.entries(rawLooks),
];
const kinds = new Map(
  [...wareLooks, ...plated, ...goodsLooks].flatMap(([icon, known]) =>
    known.map((look) => [look, icon]),
  ),
);
const platedNames = new Set(plated.flatMap(([, known]) => known));

/** Drawn whole, with what it is served in. */
export const isPlated = (look: string): boolean => platedNames.has(look);

/** Several of a thing already. */
export const isGroup = (look: string): boolean => Object.hasOwn(groupedGoods, look);

/** What a ware is a look of; of all else itself. */
export const kindOf = (look: string): string => kinds.get(look) ?? look;

/** What stands for many products, and the other looks that it has: one picture of five medicines says they are one. */
const looks: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['blister-pack', ['blister-capsules', 'blister-tablets', 'blister-softgels', 'blister-blue']],
  ['pill', ['loose-tablets', 'loose-capsule']],
  ...wareLooks,
]);

const looksOf = (icon: string): readonly string[] => [
  ...(looks.get(icon) ?? []),
  ...[...plated, ...goodsLooks].flatMap(([kind, known]) => (kind === icon ? known : [])),
];

/** The look of a product whose icons name one beside its kind. */
export function lookOf(icon: string, companions: readonly string[]): string {
  const known = looksOf(icon);
  return companions.find((companion) => known.includes(companion)) ?? icon;
}
