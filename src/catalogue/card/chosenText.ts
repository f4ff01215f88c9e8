import type { ChosenVariation } from '../../../domain/cart/cart';
import type { Item } from '../../../domain/catalogue/catalogue';
import { listed } from '../../client/i18n';

interface Chosen {
  variation: readonly ChosenVariation[];
  add_on_ids: readonly number[];
  add_on_qtys: readonly number[];
  item: Pick<Item, 'add_ons'>;
}

export function chosenText({ variation, add_on_ids, add_on_qtys, item }: Chosen): string {
  const options = variation.map((choice) =>
    'values' in choice ? listed(choice.values.label) : listed(choice.type.split('-')),
  );
  const addOns = add_on_ids.flatMap((id, index) => {
    const addOn = item.add_ons.find((offered) => offered.id === id);
    const quantity = add_on_qtys[index] ?? 1;
    return addOn ? [quantity > 1 ? `${addOn.name} × ${quantity}` : addOn.name] : [];
  });
  return [...options, ...addOns].filter(Boolean).join(' · ');
}
