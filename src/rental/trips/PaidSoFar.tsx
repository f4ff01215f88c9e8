import { Trans } from '@lingui/react/macro';
import { owesRest, type Trip } from '../../../domain/rental/trip';
import { fromMillis, toMillis } from '../../../domain/values/money';
import { useMoney } from '../../client/useMoney';
import { Cost } from '../../ui/Costs';
import classes from '../../ui/Costs.module.css';

export function PaidSoFar({ trip }: { trip: Trip }) {
  const money = useMoney();
  const due = toMillis(trip.trip_amount) - toMillis(trip.paid_amount);
  const back = toMillis(trip.given_back_amount);
  if (trip.trip_status === 'canceled' || (trip.paid_amount <= 0 && back <= 0)) return null;
  if (due === 0 && back <= 0) return null;
  const paid = fromMillis(toMillis(trip.paid_amount) + back);
  const backNames = {
    wallet: <Trans>Given back to your wallet</Trans>,
    provider: <Trans>Goes back the way you paid</Trans>,
    cash: <Trans>Given back</Trans>,
  };
  // Of other back ends an unpaid one may have been paid in part.
  const isDueNow = owesRest(trip) || trip.payment_status === 'unpaid';
  const dueName = isDueNow ? <Trans>Still to pay</Trans> : <Trans>To pay on return</Trans>;
  return (
    <dl className={classes.costs}>
      <Cost name={<Trans>Paid</Trans>}>{money(paid)}</Cost>
      {back > 0 && (
        <Cost name={backNames[trip.given_back_to ?? 'cash']}>{money(-trip.given_back_amount)}</Cost>
      )}
      {due !== 0 && (
        <Cost name={due > 0 ? dueName : <Trans>You get back on return</Trans>} total>
          {money(fromMillis(Math.abs(due)))}
        </Cost>
      )}
    </dl>
  );
}
