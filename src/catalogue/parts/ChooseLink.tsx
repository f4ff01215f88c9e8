import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Item } from '../../../domain/entities/catalogue';
import { itemLink } from '../../components/item/itemLinks';

/** The plus of an item of which something must be chosen first: it leads to the item's page. */
export function ChooseLink({ item }: { item: Item }) {
  const { t } = useLingui();
  const name = item.name;
  return (
    <ActionIcon
      component={Link}
      {...itemLink(item)}
      variant="filled"
      radius="xl"
      size={36}
      aria-label={t`Choose options of ${name}`}
    >
      <IconPlus size={20} aria-hidden />
    </ActionIcon>
  );
}
