import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { RidePressesScreen } from '../../../machines/ride/ridePresses';
import { screenOf } from '../../flow/screenOf';
import { type PressesActor, pressesIntents } from './boardIntents';

/** What is kept, while the shop is not reached (RIDE-09). */
export function UnsentPresses({ actor }: { actor: PressesActor }) {
  const intents = useMemo(() => pressesIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<RidePressesScreen>(snapshot));
  const kept = useSelector(actor, ({ context }) => context.queue.length);
  return (
    <div role="status">
      {screen === 'waiting' && (
        <Alert color="orange" radius="md" icon={<IconCloudUpload aria-hidden />}>
          <Plural
            value={kept}
            one="What you pressed is kept, and is sent once the shop is reached."
            other="# things that you pressed are kept, and are sent in order once the shop is reached."
          />{' '}
          <Button size="compact-sm" variant="white" onClick={intents.retry}>
            <Trans>Send now</Trans>
          </Button>
        </Alert>
      )}
    </div>
  );
}
