import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { type DeskOrder, type RescueWay, rescueWaysAt } from '../../../domain/desk/deskOrder';
import classes from '../Desk.module.css';

interface RescueWaysProps {
  order: DeskOrder;
  isBusy: boolean;
  onChosen: (way: RescueWay) => void;
  onBack: () => void;
}

/** What becomes of an order that its courier does not bring (DESK-29). */
export function RescueWays({ order, isBusy, onChosen, onBack }: RescueWaysProps) {
  const { t } = useLingui();
  const names: Record<RescueWay, string> = {
    back: t`It is back: offer it to other couriers`,
    again: t`We make it again`,
    fetch: t`Another courier fetches it from them`,
    cancel: t`Cancel the order`,
  };
  const ways = rescueWaysAt(order);
  return (
    <Stack gap="sm" aria-busy={isBusy}>
      <Text fw={600}>
        {ways.length === 1 ? (
          <Trans>What becomes of the order? If it is cancelled, what was paid goes back.</Trans>
        ) : (
          <Trans>
            What becomes of the order? The shopper reads that another courier is coming. If it is
            cancelled, what was paid goes back.
          </Trans>
        )}
      </Text>
      {ways.map((way) => (
        <Button
          key={way}
          classNames={{ root: classes.tall, label: classes.tallLabel }}
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
