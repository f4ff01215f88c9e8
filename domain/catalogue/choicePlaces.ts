import type { ChosenVariation } from '../cart/cart';
import type { Item } from './catalogue';
import { matchVariation } from './variations';

type Offered = Pick<Item, 'variations' | 'food_variations'>;

/** Where choices stand in their item: a combination's place, or that of each group and of its labels. */
export type ChoicePlaces = readonly (readonly number[])[];

/** Where these choices stand; undefined where the item does not offer them. */
export function placesOf(
  item: Offered,
  chosen: readonly ChosenVariation[],
): ChoicePlaces | undefined {
  const places = chosen.map((choice) => {
    if ('type' in choice) {
      const found = matchVariation(item.variations, choice.type);
      return [found ? item.variations.indexOf(found) : -1];
    }
    const group = item.food_variations.findIndex(({ name }) => name === choice.name);
    const values = item.food_variations[group]?.values ?? [];
    const labels = choice.values.label.map((label) =>
      values.findIndex((value) => value.label === label),
    );
    return [group, ...labels];
  });
  return places.flat().includes(-1) ? undefined : places;
}

/** The choices at these places, in the words of the item; undefined where nothing stands there. */
export function chosenAt(item: Offered, places: ChoicePlaces): ChosenVariation[] | undefined {
  const isCombined = item.variations.length > 0;
  const chosen = places.map(([first = -1, ...labels]): ChosenVariation | undefined => {
    if (isCombined) return item.variations[first];
    const group = item.food_variations[first];
    const label = labels.flatMap((place) => group?.values[place]?.label ?? []);
    return group && label.length === labels.length
      ? { name: group.name, values: { label } }
      : undefined;
  });
  const found = chosen.filter((choice) => choice !== undefined);
  return found.length === places.length ? found : undefined;
}
