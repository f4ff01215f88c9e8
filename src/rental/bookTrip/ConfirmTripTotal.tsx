import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type TripPart, tripChanges } from '../../../domain/rental/tripChanges';
import { useMoney } from '../../client/useMoney';
import { TotalChanged } from '../../ui/TotalChanged';
import { type BookTripActor, bookIntents } from './intents';

const parts = {
  vehicles: <Trans>Vehicles</Trans>,
  provider: <Trans>Discount of the provider</Trans>,
  coupon: <Trans>Coupon</Trans>,
  tax: <Trans>Tax</Trans>,
} satisfies Record<TripPart, unknown>;

/** Asks whether the trip is booked when its total is another than the one that was seen (BOOK-05). */
export function ConfirmTripTotal({ actor }: { actor: BookTripActor }) {
  const { t } = useLingui();
  const money = useMoney();
  const before = useSelector(actor, ({ context }) => Number(context.payload?.trip_amount ?? 0));
  const seen = useSelector(actor, ({ context }) => context.seen);
  const offered = useSelector(actor, ({ context }) => context.offered);
  const after = offered?.total ?? 0;
  const { acceptTotal, declineTotal } = bookIntents(actor);
  const changes = seen && offered ? tripChanges(seen, offered) : [];
  return (
    <Modal
      opened
      onClose={declineTotal}
      withCloseButton={false}
      closeOnClickOutside={false}
      title={t`The total has changed`}
      centered
      radius="lg"
    >
      <TotalChanged
        amounts={changes.map((change) =>
          change.kind === 'thing'
            ? { ...change, name: <bdi>{change.name}</bdi> }
            : { key: change.part, name: parts[change.part], from: change.from, to: change.to },
        )}
        before={before}
        after={after}
        goOn={<Trans>Book for {money(after)}</Trans>}
        onGoOn={acceptTotal}
        onBack={declineTotal}
      />
    </Modal>
  );
}
