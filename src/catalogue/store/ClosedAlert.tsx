import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { Store } from '../../../domain/catalogue/catalogue';
import { takesLater } from '../../../domain/catalogue/orderable';
import { useConfig } from '../../client/useMoney';
import { OpensAt } from '../card/StoreFacts';

export default function ClosedAlert({ store }: { store: Store }) {
  const config = useConfig();
  const canSchedule = config !== undefined && takesLater(store, config);
  return (
    <Alert
      color="yellow"
      radius="lg"
      mb="md"
      icon={<IconClock size={20} aria-hidden />}
      title={<OpensAt at={store.current_opening_time} />}
    >
      {canSchedule ? (
        <Trans>You can look around and schedule an order for the opening hours.</Trans>
      ) : (
        <Trans>You can look around; ordering starts when the store opens.</Trans>
      )}
    </Alert>
  );
}
