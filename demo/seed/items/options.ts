import { perLanguage } from '../../../domain/language/languages';
import type { Localized } from '../../../domain/language/localized';
import type { StoredChoice } from '../../../server/db/schema/items';
import type { Random } from '../../city/random';
import { axes, coloursOfOne } from '../words/facts';

export interface VariationPlan {
  type: Localized;
  price: number;
  stock: number;
}

const step = (amount: number, to: number) => Math.round(amount / to) * to;

/** Choices of goods with a variation for each combination; none for most things. */
export function goodsChoices(
  names: readonly string[],
  price: number,
  random: Random,
): { choiceOptions: StoredChoice[]; variations: VariationPlan[] } {
  const chosen = names.map((name) => axisOf(name, random));
  if (chosen.length === 0) return { choiceOptions: [], variations: [] };
  const choiceOptions = chosen.map(({ title, options }, index) => ({
    name: `choice_${index + 1}`,
    title,
    options,
  }));
  const combinations = chosen.reduce<Localized[][]>(
    (found, axis) => found.flatMap((picked) => axis.options.map((option) => [...picked, option])),
    [[]],
  );
  const variations = combinations.map((picked) => {
    const isLast = picked.at(-1) === chosen.at(-1)?.options.at(-1);
    return {
      type: perLanguage((language) =>
        picked.map((option) => option[language].replaceAll(' ', '')).join('-'),
      ),
      price: isLast && names.includes('storage') ? step(price * 1.15, 1_000) : price,
      stock: random.chance(0.1) ? 0 : random.int(2, 30),
    };
  });
  return { choiceOptions, variations };
}

function axisOf(name: string, random: Random): { title: Localized; options: Localized[] } {
  const axis = axes[name];
  if (!axis) throw new Error(`No choice of goods is called "${name}"`);
  const { title, options } = axis;
  return {
    title,
    options: name === 'colour' ? random.shuffle(options).slice(0, coloursOfOne) : options,
  };
}
