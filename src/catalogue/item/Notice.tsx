import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Item } from '../../../domain/catalogue/catalogue';
import { storeQuery } from '../api/catalogue';
import { OpensAt } from '../card/StoreFacts';
import type { ItemScreen } from './selectors';

interface Told {
  colour: 'yellow' | 'red';
  text: ReactNode;
}

/** What the shopper is told beside the item in each state. */
const notices = {
  item: null,
  // Told at the choice that is missing.
  missing: null,
  unavailable: {
    colour: 'yellow',
    text: <Trans>This item is not available at the moment.</Trans>,
  },
  forLater: {
    colour: 'yellow',
    text: <Trans>Order it for later: you choose the time at the checkout.</Trans>,
  },
  soldOut: {
    colour: 'yellow',
    text: (
      <Trans>This variation is out of stock. Choose another variation to proceed further.</Trans>
    ),
  },
  failed: { colour: 'red', text: <Trans>That did not work. Please try again.</Trans> },
} satisfies Record<ItemScreen | 'forLater', Told | null>;

interface NoticeProps {
  screen: keyof typeof notices;
  item: Item;
}

/** When a closed store opens; nothing while it is open, and the dish alone is not served. */
function Opening({ item }: { item: Item }) {
  const { data } = useQuery(storeQuery(String(item.store_id), item.module_id || undefined));
  return data && data.open !== 1 ? <OpensAt at={data.current_opening_time} /> : null;
}

export default function Notice({ screen, item }: NoticeProps) {
  const told: Told | null = notices[screen];
  const isClosed = item.available === 0 && (screen === 'unavailable' || screen === 'forLater');
  const Icon = screen === 'forLater' ? IconClock : IconAlertTriangle;
  return (
    told && (
      <Alert
        color={told.colour}
        radius="md"
        icon={<Icon size={20} aria-hidden />}
        title={isClosed && item.stock !== 0 ? <Opening item={item} /> : undefined}
      >
        {told.text}
      </Alert>
    )
  );
}
