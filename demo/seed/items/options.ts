import { perLanguage } from '../../../domain/language/languages';
import type { Localized } from '../../../domain/language/localized';
import type {
  StoredAddOn,
  StoredChoice,
  StoredFoodVariation,
} from '../../../server/db/schema/items';
import type { Random } from '../../city/random';
import { t } from '../../locales/seed';
import type { Picturable } from '../../pictures/catalogue';
import { addOns, choices } from '../words/facts';
import { tasteOf } from './names';

export interface VariationPlan {
  type: Localized;
  price: number;
  stock: number;
}

const step = (amount: number, to: number) => Math.round(amount / to) * to;

/** Sizes, spice and extras of a dish. Prices in thousandths. */
export function dishVariations(
  thing: Picturable,
  price: number,
  random: Random,
): StoredFoodVariation[] {
  const size: StoredFoodVariation = {
    name: t('Size'),
    type: 'single',
    min: 0,
    max: 0,
    required: true,
    values: [
      { label: t('Regular'), optionPrice: 0 },
      { label: t('Large'), optionPrice: step(price * 0.35, 250) },
    ],
  };
  if (tasteOf(thing) === 'drinks') return random.chance(0.6) ? [size] : [];
  if (tasteOf(thing) === 'sweet') return random.chance(0.2) ? [size] : [];
  const extras: StoredFoodVariation = {
    name: t('Make it yours'),
    type: 'multi',
    min: 1,
    max: 2,
    required: false,
    values: [
      { label: t('Caramelised Onion'), optionPrice: 500 },
      { label: t('Jalapeño'), optionPrice: 500 },
      { label: t('Double Portion'), optionPrice: step(price * 0.6, 250) },
    ],
  };
  return [...(random.chance(0.4) ? [size] : []), ...(random.chance(0.25) ? [extras] : [])];
}

/** Add-ons of a dish; ids are counted within the item. */
export function dishAddOns(thing: Picturable, random: Random): StoredAddOn[] {
  if (!random.chance(0.45)) return [];
  return random
    .shuffle(addOns[tasteOf(thing)])
    .slice(0, random.int(1, 3))
    .map((name, index) => ({ id: index + 1, name, price: random.pick([500, 750, 1_000, 1_500]) }));
}

const clothing = ['women', 'men'];
const storageIcons = ['mobile-phone', 'laptop', 'tablet-computer'];

/** Choices of goods with a variation for each combination; none for most things. */
export function goodsChoices(
  thing: Picturable,
  price: number,
  random: Random,
): { choiceOptions: StoredChoice[]; variations: VariationPlan[] } {
  const axes = axesOf(thing, random);
  if (axes.length === 0) return { choiceOptions: [], variations: [] };
  const choiceOptions = axes.map(({ title, options }, index) => ({
    name: `choice_${index + 1}`,
    title,
    options,
  }));
  const combinations = axes.reduce<Localized[][]>(
    (found, axis) => found.flatMap((picked) => axis.options.map((option) => [...picked, option])),
    [[]],
  );
  const variations = combinations.map((picked) => {
    const isLast = picked.at(-1) === axes.at(-1)?.options.at(-1);
    return {
      type: perLanguage((language) =>
        picked.map((option) => option[language].replaceAll(' ', '')).join('-'),
      ),
      price: isLast ? step(price * 1.1, 500) : price,
      stock: random.chance(0.1) ? 0 : random.int(2, 30),
    };
  });
  return { choiceOptions, variations };
}

function axesOf(thing: Picturable, random: Random): { title: Localized; options: Localized[] }[] {
  const colours = random.shuffle(choices.colour).slice(0, 3);
  const colour = { title: t('Colour'), options: colours };
  const size = (options: Localized[]) => ({ title: t('Size||clothes'), options });
  if (thing.module !== 'ecommerce') return [];
  if (clothing.includes(thing.group)) return [colour, size(choices.size)];
  if (thing.group === 'shoes') return [size(choices.shoeSize)];
  if (storageIcons.includes(thing.icon)) {
    return [colour, { title: t('Storage'), options: choices.storage }];
  }
  return thing.group === 'bags' && random.chance(0.6) ? [colour] : [];
}
