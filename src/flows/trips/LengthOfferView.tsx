import { Trans } from '@lingui/react/macro';
import type { LengthOffer } from '../../../machines/tripLength';
import { useMoney } from '../../api/useMoney';
import { Cost } from '../../components/Costs';
import classes from '../../components/Costs.module.css';
import { useMoment } from '../tracking/useMoment';

/** What another length costs: before, after, the difference, and when the vehicles are due. */
export function LengthOfferView({ offer, paid }: { offer: LengthOffer; paid: number }) {
  const money = useMoney();
  const moment = useMoment();
  const { oldAmount, amount, returnTime } = offer;
  const difference = amount - oldAmount;
  return (
    <div aria-live="polite">
      <dl className={classes.costs}>
        <Cost name={<Trans>Total so far</Trans>}>{money(oldAmount)}</Cost>
        <Cost name={<Trans>New total</Trans>}>{money(amount)}</Cost>
        <Cost
          name={difference < 0 ? <Trans>You pay less</Trans> : <Trans>You pay more</Trans>}
          total
        >
          {money(Math.abs(difference))}
        </Cost>
      </dl>
      {returnTime && (
        <p>
          <Trans>
            Back by <bdi>{moment(returnTime)}</bdi>
          </Trans>
        </p>
      )}
      {paid > 0 && (
        <p className={classes.soft}>
          <Trans>
            The difference is settled with the provider when you bring the vehicle back.
          </Trans>
        </p>
      )}
    </div>
  );
}
