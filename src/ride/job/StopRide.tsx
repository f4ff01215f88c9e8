import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { IconNavigation } from '@tabler/icons-react';
import {
  doorReasonOf,
  type GiveUpReason,
  giveUpReasons,
} from '../../../domain/orders/courierChange';
import type { RideJob } from '../../../domain/ride/rideOrder';
import classes from '../Ride.module.css';
import type { JobIntents } from './jobIntents';

const tall = {
  classNames: { root: classes.tall, label: classes.tallLabel },
  size: 'lg',
  radius: 'xl',
} as const;

interface StopRideProps {
  screen: 'askingWhy' | 'askingWhere';
  /** The chosen one. */
  reason: GiveUpReason | '';
  /** Null while it is not known where it was fetched. */
  from: RideJob['from'] | null;
  isBusy: boolean;
  intents: JobIntents;
}

/** They cannot go on with what they have: why, and where it is then (RIDE-13). */
export function StopRide({ screen, reason: chosen, from, isBusy, intents }: StopRideProps) {
  const { t } = useLingui();
  const reasons: Record<GiveUpReason, string> = {
    accident: t`I had an accident`,
    vehicle: t`My vehicle broke down`,
    unwell: t`I am not well`,
    nobody: t`Nobody opens, and it cannot stay here`,
    unpaid: t`They do not pay`,
    other: t`Something else`,
  };
  const back = (
    <Button variant="subtle" color="gray" radius="xl" disabled={isBusy} onClick={intents.keep}>
      <Trans>I can go on</Trans>
    </Button>
  );
  if (screen === 'askingWhy')
    return (
      <Stack gap="sm">
        <strong>
          <Trans>Why can you not go on?</Trans>
        </strong>
        {giveUpReasons.map((reason) => (
          <Button
            key={reason}
            size="lg"
            radius="xl"
            variant="default"
            onClick={() => intents.chooseReason(reason)}
          >
            {reasons[reason]}
          </Button>
        ))}
        {back}
      </Stack>
    );
  const place = from?.name || from?.address;
  const isOfDoor = doorReasonOf(chosen) !== '';
  return (
    <Stack gap="sm" aria-busy={isBusy}>
      <p>
        {isOfDoor ? (
          place ? (
            <Trans>
              Bring it back to <bdi>{place}</bdi>, and press when it is there. What becomes of it is
              said there.
            </Trans>
          ) : (
            <Trans>Bring it back, and press when it is there.</Trans>
          )
        ) : place ? (
          <Trans>
            Can you bring it back to <bdi>{place}</bdi>? Press when it is there. If not, stay with
            it: another courier fetches it from you.
          </Trans>
        ) : (
          <Trans>
            Can you bring it back? Press when it is there. If not, stay with it: another courier
            fetches it from you.
          </Trans>
        )}
      </p>
      {from && from.lat !== null && from.lng !== null && (
        <Button
          component="a"
          href={`https://www.google.com/maps/dir/?api=1&destination=${from.lat},${from.lng}`}
          target="_blank"
          rel="noreferrer"
          variant="light"
          radius="xl"
          size="md"
          leftSection={<IconNavigation size={18} aria-hidden />}
        >
          <Trans>Directions</Trans>
        </Button>
      )}
      <Button {...tall} disabled={isBusy} onClick={intents.bringBack}>
        <Trans>It is back there</Trans>
      </Button>
      {!isOfDoor && (
        <Button {...tall} variant="default" disabled={isBusy} onClick={intents.passOn}>
          <Trans>Another courier fetches it here</Trans>
        </Button>
      )}
      {back}
    </Stack>
  );
}
