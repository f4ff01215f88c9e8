import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type {
  TripLengthInput,
  TripLengthOutput,
  TripLengthScreen,
} from '../../../machines/rental/tripLength';
import { unreachedText } from '../../client/unreachedText';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { GoOnButton } from '../../ui/GoOnButton';
import { liveTripLengthMachine } from '../actors/tripLengthActors';
import { LengthField } from './LengthField';
import { LengthOfferView } from './LengthOfferView';
import { lengthIntents } from './lengthIntents';

type Input = TripLengthInput & { type: 'hourly' | 'day_wise'; paid: number };

/** Another length for a booked trip: the difference in price first, then the change. */
export default function TripLengthDialog({ input, onDone }: OverlayProps<Input, TripLengthOutput>) {
  const { t } = useLingui();
  const actor = useFlow(liveTripLengthMachine, { input, onDone });
  const screen = useSelector(actor, (snapshot) => screenOf<TripLengthScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const offer = useSelector(actor, ({ context }) => context.offer);
  const message = useSelector(actor, ({ context }) => context.message);
  const intents = useMemo(() => lengthIntents(actor), [actor]);
  const problem = {
    none: null,
    asking: null,
    offer: null,
    closed: null,
    same: t`Your trip is that long already.`,
    refused: message || t`The trip can't be that long.`,
    failed: unreachedText(),
  }[screen];
  return (
    <Modal
      opened
      onClose={intents.close}
      title={<Trans>Make the trip longer or shorter</Trans>}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
    >
      <Stack>
        {problem && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {problem}
          </Alert>
        )}
        <LengthField
          type={input.type}
          hours={input.hours}
          isAsking={isBusy && screen === 'asking'}
          onAsk={intents.choose}
        />
        {screen === 'offer' && offer && <LengthOfferView offer={offer} paid={input.paid} />}
        <Group justify="flex-end">
          <Button
            variant="default"
            radius="xl"
            onClick={intents.close}
            disabled={isBusy && screen === 'offer'}
          >
            <Trans>Keep it</Trans>
          </Button>
          {screen === 'offer' && (
            <Button radius="xl" loading={isBusy} onClick={intents.confirm}>
              <Trans>Change the trip</Trans>
            </Button>
          )}
          <GoOnButton screen={screen} onRetry={intents.retry} />
        </Group>
      </Stack>
    </Modal>
  );
}
