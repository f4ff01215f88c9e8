import type { Localized } from '../../../domain/language/localized';
import { elementAt } from '../../../domain/values/elementAt';
import type { Random } from '../../city/random';
import { t } from '../../locales/seed';
import type { Picturable } from '../../pictures/catalogue';
import { drinks, foodEndings, type Manner, savoury, sweet, sweetIcons } from '../words/food';
import { lines, makers, packs, shelfSentences } from '../words/shelves';

export interface Naming {
  name: Localized;
  description: Localized;
  unit: Localized | null;
  /** 0 for the smallest pack, 1 for the next: what the price follows. */
  size: number;
}

export type Taste = 'savoury' | 'sweet' | 'drinks';

export function tasteOf(thing: Picturable): Taste {
  if (thing.group === 'drinks') return 'drinks';
  return thing.group === 'desserts' || sweetIcons.includes(thing.icon) ? 'sweet' : 'savoury';
}

const manners: Record<Taste, readonly Manner[]> = { savoury, sweet, drinks };

/** The `turn`-th name of a thing; the names of one thing in one store are all different while turns are few. */
export function nameItem(thing: Picturable, turn: number, random: Random): Naming {
  return thing.module === 'food'
    ? nameDish(thing, turn, random)
    : nameGoods(thing, thing.module, turn, random);
}

function nameDish(thing: Picturable, turn: number, random: Random): Naming {
  const list = manners[tasteOf(thing)];
  const manner = elementAt(list, turn % list.length);
  const ending = random.pick(foodEndings);
  return {
    name: t('{manner} {dish}', { manner: manner.name, dish: thing.noun }),
    description: t('{about} {ending}', { about: manner.about, ending }),
    unit: null,
    size: 0,
  };
}

function suffixed(
  named: { maker: Localized; thing: Localized },
  kind: 'line' | 'pack',
  suffix: Localized | null,
): Localized {
  if (!suffix) return t('{maker} {thing}', named);
  return kind === 'line'
    ? t('{maker} {thing} {line}', { ...named, line: suffix })
    : t('{maker} {thing}, {pack}', { ...named, pack: suffix });
}

function nameGoods(
  thing: Picturable,
  module: 'grocery' | 'pharmacy' | 'ecommerce',
  turn: number,
  random: Random,
): Naming {
  const known = thing.group === 'household' ? makers.household : makers[module];
  const maker = elementAt(known, turn % known.length);
  const pack = packs[thing.group];
  const size = pack ? random.int(0, pack.length - 1) : 0;
  const suffix = module === 'ecommerce' ? random.pick(lines) : (pack?.[size] ?? null);
  const first = random.pick(shelfSentences[module]);
  const second = random.pick(shelfSentences[module].filter((other) => other !== first));
  const named = { maker, thing: thing.noun };
  return {
    name: suffixed(named, module === 'ecommerce' ? 'line' : 'pack', suffix),
    description: t('{first} {second}', { first, second }),
    unit: pack?.[size] ?? null,
    size,
  };
}
