import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Group } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { CartEntry } from '../../../domain/cart/cart';
import { troubleOf } from '../../../domain/cart/cartFit';
import { quantityText } from '../../../domain/cart/cartLines';
import { takeOfDirect } from './takeOfDirect';

/** How many there are of what is ordered without a cart: it stands in no other place where that could be changed. */
export default function DirectQuantity({ name, entry }: { name: string; entry: CartEntry }) {
  const { t } = useLingui();
  const { quantity } = entry;
  const isMost = troubleOf([], { ...entry, quantity: quantity + 1 }) !== null;
  const look = { variant: 'light', radius: 'xl', size: 32 } as const;
  return (
    <Group gap="xs" my={4} role="group" aria-label={t`Quantity`}>
      <ActionIcon
        {...look}
        aria-label={t`One less of ${name}`}
        disabled={quantity <= 1}
        onClick={() => takeOfDirect(quantity - 1)}
      >
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <output aria-live="polite">{quantityText(quantity)}</output>
      <ActionIcon
        {...look}
        aria-label={t`One more of ${name}`}
        disabled={isMost}
        onClick={() => takeOfDirect(quantity + 1)}
      >
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
