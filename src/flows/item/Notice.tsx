import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { listed } from '../../app/i18n';
import type { ItemScreen } from './selectors';

interface Told {
  colour: 'yellow' | 'red';
  text: ReactNode;
}

/** What the shopper is told beside the item in each state. */
const notices = (missing: readonly string[]) => {
  const names = listed(missing);
  return {
    item: null,
    unavailable: {
      colour: 'yellow',
      text: <Trans>This item is not available at the moment.</Trans>,
    },
    missing: { colour: 'red', text: <Trans>Please choose: {names}</Trans> },
    soldOut: {
      colour: 'yellow',
      text: (
        <Trans>This variation is out of stock. Choose another variation to proceed further.</Trans>
      ),
    },
    failed: { colour: 'red', text: <Trans>That did not work. Please try again.</Trans> },
  } satisfies Record<ItemScreen, Told | null>;
};

/** What a state says, in words. */
export default function Notice({
  screen,
  missing,
}: {
  screen: ItemScreen;
  missing: readonly string[];
}) {
  const told: Told | null = notices(missing)[screen];
  return (
    told && (
      <Alert color={told.colour} radius="md" icon={<IconAlertTriangle size={20} aria-hidden />}>
        {told.text}
      </Alert>
    )
  );
}
