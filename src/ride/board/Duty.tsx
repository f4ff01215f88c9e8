import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useRideBoard } from '../api/ride';
import { type PressesActor, pressesIntents } from './boardIntents';

/** On and off duty; a press that is not sent yet shows as it will be (RIDE-02). */
export function Duty({ actor }: { actor: PressesActor }) {
  const intents = useMemo(() => pressesIntents(actor), [actor]);
  const { is_on_duty } = useRideBoard();
  const kept = useSelector(actor, ({ context }) =>
    context.queue.findLast(({ step }) => step === 'goOn' || step === 'goOff'),
  );
  const refused = useSelector(actor, ({ context }) => context.dutyRefused);
  const isOn = kept ? kept.step === 'goOn' : is_on_duty === 1;
  return (
    <>
      <div role="alert">
        {refused !== null && (
          <Alert color="orange" radius="md">
            {refused || <Trans>The shop does not do this.</Trans>}
          </Alert>
        )}
      </div>
      <Button
        size="lg"
        radius="xl"
        fullWidth
        variant={isOn ? 'default' : 'filled'}
        leftSection={
          isOn ? (
            <IconPlayerPause size={20} aria-hidden />
          ) : (
            <IconPlayerPlay size={20} aria-hidden />
          )
        }
        onClick={() => intents.press(isOn ? 'goOff' : 'goOn')}
      >
        {isOn ? <Trans>Go off duty</Trans> : <Trans>Go on duty</Trans>}
      </Button>
    </>
  );
}
