import type { Localized } from '../../../domain/language/localized';
import type { Random } from '../../city/random';
import type { Picturable } from '../../pictures/catalogue';
import { drinks, foodEndings, type Manner, savoury, sweet, sweetIcons } from '../words/food';
import { lines, makers, packs, shelfSentences } from '../words/shelves';

/** How an item is called and described, and what sets it apart from others of its kind. */
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
  const manner = list[turn % list.length] as Manner;
  const ending = random.pick(foodEndings);
  return {
    name: {
      en: `${manner.name.en} ${thing.noun.en}`,
      ar: `${thing.noun.ar} ${manner.name.ar}`,
    },
    description: {
      en: `${manner.about.en} ${ending.en}`,
      ar: `${manner.about.ar} ${ending.ar}`,
    },
    unit: null,
    size: 0,
  };
}

function nameGoods(
  thing: Picturable,
  module: 'grocery' | 'pharmacy' | 'ecommerce',
  turn: number,
  random: Random,
): Naming {
  const known = thing.group === 'household' ? makers.household : makers[module];
  const maker = known[turn % known.length] as Localized;
  const pack = packs[thing.group];
  const size = pack ? random.int(0, pack.length - 1) : 0;
  const suffix = module === 'ecommerce' ? random.pick(lines) : (pack?.[size] ?? null);
  const first = random.pick(shelfSentences[module]);
  const second = random.pick(shelfSentences[module].filter((other) => other !== first));
  const joiner = module === 'ecommerce' ? { en: ' ', ar: ' ' } : { en: ', ', ar: '، ' };
  return {
    name: {
      en: `${maker.en} ${thing.noun.en}${suffix ? joiner.en + suffix.en : ''}`,
      ar: `${thing.noun.ar} ${maker.ar}${suffix ? joiner.ar + suffix.ar : ''}`,
    },
    description: { en: `${first.en} ${second.en}`, ar: `${first.ar} ${second.ar}` },
    unit: pack?.[size] ?? null,
    size,
  };
}
