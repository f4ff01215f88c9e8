import type { OrderLine } from '../../../domain/orders/order';
import { listed } from '../../client/i18n';

export function describeLine({ variation, add_ons }: OrderLine): string {
  const choices = variation.map((choice) =>
    'values' in choice ? listed(choice.values.label) : choice.type,
  );
  const extras = add_ons.map(({ name, quantity }) =>
    quantity > 1 ? `${name} × ${quantity}` : name,
  );
  return [...choices, ...extras].filter(Boolean).join(' · ');
}
