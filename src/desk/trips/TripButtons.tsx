import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import type { DeskTrip } from '../../../domain/desk/deskTrip';
import type { TripStatus } from '../../../domain/rental/trip';
import { decideTripSteps } from '../../../machines/desk/handleTrip';
import { useMoney } from '../../client/useMoney';
import type { TripIntents } from './tripIntents';

interface TripButtonsProps {
  trip: DeskTrip;
  status: TripStatus;
  isBusy: boolean;
  intents: TripIntents;
}

/** Its words wrap: with an amount in them they are longer than a phone is wide. */
const whole = {
  size: 'lg',
  radius: 'md',
  h: 'auto',
  mih: 50,
  py: 'xs',
  styles: { label: { whiteSpace: 'normal' } },
} as const;

/** What can be done where the trip stands: one press each. */
export function TripButtons({ trip, status, isBusy, intents }: TripButtonsProps) {
  const money = useMoney();
  const steps = decideTripSteps(status);
  const { due_amount: due, give_back_amount: back } = trip;
  // What a paid trip costs more since is collected when it ends.
  const withKeys = trip.payment_method === 'cash_on_delivery' ? due : 0;
  return (
    <Stack gap="sm" aria-busy={isBusy}>
      {steps.includes('confirm') && (
        <Button size="lg" radius="md" loading={isBusy} onClick={intents.confirm}>
          <Trans>Confirm the trip</Trans>
        </Button>
      )}
      {steps.includes('start') && (
        <Button {...whole} loading={isBusy} onClick={() => intents.start(withKeys)}>
          {withKeys > 0 ? (
            <span>
              <Trans>
                Keys handed over, and <bdi>{money(withKeys)}</bdi> collected
              </Trans>
            </span>
          ) : (
            <Trans>Keys handed over</Trans>
          )}
        </Button>
      )}
      {steps.includes('end') && (
        <Button {...whole} loading={isBusy} onClick={() => intents.end(due)}>
          {due > 0 ? (
            <span>
              <Trans>
                Back, and <bdi>{money(due)}</bdi> collected
              </Trans>
            </span>
          ) : back > 0 ? (
            <span>
              <Trans>
                Back, and <bdi>{money(back)}</bdi> given back
              </Trans>
            </span>
          ) : (
            <Trans>The vehicles are back</Trans>
          )}
        </Button>
      )}
      {steps.includes('decline') && (
        <Button
          variant="subtle"
          color="red"
          radius="xl"
          disabled={isBusy}
          onClick={intents.startDeclining}
        >
          <Trans>Decline the trip</Trans>
        </Button>
      )}
    </Stack>
  );
}
