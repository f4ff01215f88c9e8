import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { type RescueWay, rescueWaysOf, waysWithoutCourier } from '../../../domain/desk/deskOrder';
import type { LostOrder } from '../../../domain/operator/lostOrder';
import deskClasses from '../../desk/Desk.module.css';

interface PassOnWaysProps {
  order: LostOrder;
  isBusy: boolean;
  onChosen: (way: RescueWay) => void;
  onBack: () => void;
}

/** It is still to be fetched where it was, also while nothing is heard of who has accepted it. */
const isOffered = ({ waiting_since, silent_since, has_it }: LostOrder) =>
  has_it === 0 && (waiting_since ?? silent_since) !== null;

/** A parcel comes from nowhere that could make it again; what nobody has taken is where it was. */
const waysOf = (order: LostOrder): readonly RescueWay[] =>
  isOffered(order)
    ? ['cancel']
    : order.waiting_since
      ? waysWithoutCourier(true)
      : rescueWaysOf(order.silent_since ? null : order).filter(
          (way) => way !== 'again' || order.store.name !== '',
        );

/** What becomes of an order that its courier does not bring (OPER-15). */
export function PassOnWays({ order, isBusy, onChosen, onBack }: PassOnWaysProps) {
  const { t } = useLingui();
  const names: Record<RescueWay, string> = {
    back: t`It is back: offer it to other couriers`,
    again: t`Its store makes it again`,
    fetch: t`Another courier fetches it from them`,
    cancel: t`Cancel the order`,
  };
  return (
    <Stack gap="sm" aria-busy={isBusy}>
      <Text fw={600}>
        {isOffered(order) ? (
          <Trans>Couriers are still offered it. If it is cancelled, what was paid goes back.</Trans>
        ) : (
          <Trans>
            What becomes of the order? Whoever ordered it reads that another courier is coming. If
            it is cancelled, what was paid goes back.
          </Trans>
        )}
      </Text>
      {waysOf(order).map((way) => (
        <Button
          key={way}
          classNames={{ root: deskClasses.tall, label: deskClasses.tallLabel }}
          size="lg"
          radius="md"
          variant="light"
          {...(way === 'cancel' && { color: 'red' })}
          disabled={isBusy}
          onClick={() => onChosen(way)}
        >
          {names[way]}
        </Button>
      ))}
      <Button variant="subtle" color="gray" radius="xl" disabled={isBusy} onClick={onBack}>
        <Trans>Back to the order</Trans>
      </Button>
    </Stack>
  );
}
