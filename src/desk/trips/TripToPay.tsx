import { Trans } from '@lingui/react/macro';
import type { DeskTrip } from '../../../domain/desk/deskTrip';
import { useMoney } from '../../client/useMoney';

/** What the trip costs, and how much of that is still to be collected. */
export function TripToPay({ trip }: { trip: DeskTrip }) {
  const money = useMoney();
  const { trip_amount: amount, due_amount: due } = trip;
  return (
    <strong>
      {due === 0 ? (
        <Trans>
          Paid <bdi>{money(amount)}</bdi>
        </Trans>
      ) : due < amount ? (
        <Trans>
          To collect <bdi>{money(due)}</bdi> of <bdi>{money(amount)}</bdi>
        </Trans>
      ) : (
        <Trans>
          To collect <bdi>{money(due)}</bdi>
        </Trans>
      )}
    </strong>
  );
}
