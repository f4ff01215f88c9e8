import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ItemActor } from './intents';
import { type ItemScreen, screenOf } from './selectors';

interface Told {
  colour: 'yellow' | 'red';
  text: ReactNode;
}

/** What the shopper is told beside the item in each state. */
const notices = (missing: readonly string[]) => {
  const names = missing.join(', ');
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

/** The notice of the present state, announced when it appears. */
export function Notice({ actor, missing }: { actor: ItemActor; missing: readonly string[] }) {
  const told: Told | null = notices(missing)[useSelector(actor, screenOf)];
  return (
    <div aria-live="polite">
      {told && (
        <Alert color={told.colour} radius="md" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {told.text}
        </Alert>
      )}
    </div>
  );
}
