import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { daysOf, hoursOfTrip } from '../../../domain/pricing/rentalUnits';
import type { TripLengthInput, TripLengthScreen } from '../../../machines/tripLength';
import { liveTripLengthMachine } from '../../actors/tripLengthActors';
import type { OverlayProps } from '../../app/overlays';
import { screenOf } from '../../app/screenOf';
import { useFlow } from '../../app/useFlow';
import { LengthOfferView } from './LengthOfferView';
import { lengthIntents } from './lengthIntents';

type Input = TripLengthInput & { type: 'hourly' | 'day_wise'; paid: number };

/** Another length for a booked trip: the difference in price first, then the change. */
export default function TripLengthDialog({
  input,
  onDone,
}: OverlayProps<Input, { changed: boolean }>) {
  const { t } = useLingui();
  const actor = useFlow(liveTripLengthMachine, { input, onDone });
  const screen = useSelector(actor, (snapshot) => screenOf<TripLengthScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const offer = useSelector(actor, ({ context }) => context.offer);
  const message = useSelector(actor, ({ context }) => context.message);
  const intents = useMemo(() => lengthIntents(actor), [actor]);
  const isDays = input.type === 'day_wise';
  const [typed, setTyped] = useState(String(isDays ? daysOf(input.hours) : input.hours));
  const [isWrong, setWrong] = useState(false);
  const ask = () => {
    const chosen = Number(typed);
    const isLength = Number.isInteger(chosen) && chosen > 0 && chosen <= (isDays ? 366 : 8784);
    setWrong(!isLength);
    if (isLength) intents.choose(hoursOfTrip(input.type, chosen));
  };
  const problem = {
    none: null,
    asking: null,
    offer: null,
    closed: null,
    same: t`Your trip is that long already.`,
    refused: message || t`The trip can't be that long.`,
    failed: t`We can't reach the shop. Check your connection and try again.`,
  }[screen];
  return (
    <Modal
      opened
      onClose={intents.close}
      title={<Trans>Make the trip longer or shorter</Trans>}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <Stack>
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          <Group align="flex-start" gap="xs">
            <TextInput
              label={isDays ? t`Days` : t`Hours`}
              type="number"
              inputMode="numeric"
              min={1}
              max={isDays ? 366 : 8784}
              step={1}
              value={typed}
              onChange={({ currentTarget: { value } }) => {
                setTyped(value);
                setWrong(false);
              }}
              error={
                isWrong && (isDays ? t`Enter the number of days.` : t`Enter the number of hours.`)
              }
              errorProps={{ role: 'alert' }}
              data-autofocus
            />
            <Button
              type="submit"
              variant="light"
              radius="xl"
              mt={26}
              loading={isBusy && screen === 'asking'}
            >
              <Trans>Show the price</Trans>
            </Button>
          </Group>
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
            {screen === 'failed' && (
              <Button radius="xl" onClick={intents.retry}>
                <Trans>Try again</Trans>
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
