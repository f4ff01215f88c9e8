import { Trans } from '@lingui/react/macro';
import type { Trip } from '../../../domain/entities/rental/trip';
import { fromMillis, toMillis } from '../../../domain/money';
import { useMoney } from '../../api/useMoney';
import { Cost } from '../../components/Costs';
import classes from '../../components/Costs.module.css';

/** Of a trip that was paid and then made longer or shorter: what came in, and what is still to settle. */
export function PaidSoFar({ trip }: { trip: Trip }) {
  const money = useMoney();
  const due = toMillis(trip.trip_amount) - toMillis(trip.paid_amount);
  if (trip.paid_amount <= 0 || due === 0 || trip.trip_status === 'canceled') return null;
  return (
    <dl className={classes.costs}>
      <Cost name={<Trans>Paid</Trans>}>{money(trip.paid_amount)}</Cost>
      <Cost
        name={due > 0 ? <Trans>To pay on return</Trans> : <Trans>You get back on return</Trans>}
        total
      >
        {money(fromMillis(Math.abs(due)))}
      </Cost>
    </dl>
  );
}
