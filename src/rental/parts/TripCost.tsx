import { Trans, useLingui } from '@lingui/react/macro';
import type { TripPrice } from '../../../domain/rental/rentalPrice';
import type { TripPlan } from '../../../domain/rental/tripPlan';
import { fromMillis, roundMillis } from '../../../domain/values/money';
import { useMoney } from '../../client/useMoney';
import { Price } from '../../ui/Price';
import { useTripTexts } from '../changeTrip/useTripTexts';
import { tripUnits } from './tripUnits';
import classes from './Vehicle.module.css';

interface TripCostProps {
  plan: TripPlan;
  units: number;
  cost: TripPrice;
  /** Decimals of the currency. */
  digits: number;
  size: 'sm' | 'md' | 'lg';
}

export function TripCost({ plan, units, cost, digits, size }: TripCostProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { length } = useTripTexts();
  const each = fromMillis(roundMillis(cost.total / units, digits));
  return (
    <span className={classes.cost}>
      <span className={classes.price}>
        <Price compact size={size} amount={fromMillis(cost.total)} was={fromMillis(cost.price)} />
        <span className={classes.unit}>
          <Trans>total</Trans>
        </span>
      </span>
      <span className={classes.length}>
        <bdi>{length(plan)}</bdi>
        {units !== 1 && (
          <span>
            <bdi dir="ltr">{money(each, { compact: true })}</bdi>
            {t(tripUnits[plan.type])}
          </span>
        )}
      </span>
    </span>
  );
}
