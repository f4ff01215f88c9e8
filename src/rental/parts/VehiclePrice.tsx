import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { tripTypes } from '../../../domain/entities/rental/tripTypes';
import type { Vehicle } from '../../../domain/entities/rental/vehicle';
import { fromMillis, percentOf, roundMillis } from '../../../domain/money';
import {
  offersTrip,
  startingPrice,
  type TripType,
  tripUnitPrice,
} from '../../../domain/pricing/rental';
import { useConfig, useMoney } from '../../api/useMoney';
import { Price } from '../../components/Price';
import { useShownDiscount } from './useShownDiscount';
import classes from './Vehicle.module.css';

/** How each price is counted (PRICE-09). */
const tripUnits: Record<TripType, MessageDescriptor> = {
  hourly: msg`/hr`,
  day_wise: msg`/day`,
  distance_wise: msg`/km`,
};

interface VehiclePriceProps {
  vehicle: Vehicle;
  /** The chosen kind of trip; without one the lowest price counts (PRICE-10). */
  type: TripType | null;
  size?: 'sm' | 'md' | 'lg';
  /** Words beside it say already that it is the lowest. */
  isBare?: boolean;
}

/** Price of one hour, day or kilometre, a percent off taken from it; K, M and B above 1e5 (PRICE-27). */
export function VehiclePrice({ vehicle, type, size = 'md', isBare = false }: VehiclePriceProps) {
  const { t } = useLingui();
  const digits = useConfig()?.digit_after_decimal_point ?? 2;
  const discount = useShownDiscount(vehicle);
  const start = startingPrice(vehicle);
  const shown = type && offersTrip(vehicle, type) ? type : start?.type;
  if (!shown) return null;
  const was = roundMillis(tripUnitPrice(vehicle, shown), digits);
  // A flat amount is off the whole trip, not off each of its hours.
  const off = discount?.type === 'percent' ? percentOf(was, discount.value, digits) : 0;
  return (
    <span className={classes.price}>
      {!type && !isBare && (
        <span className={classes.from}>
          <Trans>From</Trans>
        </span>
      )}
      <Price compact size={size} amount={fromMillis(was - off)} was={fromMillis(was)} />
      <bdi className={classes.unit}>{t(tripUnits[shown])}</bdi>
    </span>
  );
}

/** The price of every kind of trip that the vehicle is offered for (VEH-06). */
export function VehiclePrices({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui();
  const money = useMoney();
  return (
    <span className={classes.prices}>
      {tripTypes
        .filter((type) => offersTrip(vehicle, type))
        .map((type) => (
          <span key={type}>
            <bdi dir="ltr">
              {money(fromMillis(tripUnitPrice(vehicle, type)), { compact: true })}
            </bdi>
            {t(tripUnits[type])}
          </span>
        ))}
    </span>
  );
}

/** '{n}% off', or the amount that is off (VEH-07, VEH-08): what the trip will be charged less (PRICE-17). */
export function DiscountLabel({ vehicle }: { vehicle: Vehicle }) {
  const money = useMoney();
  const discount = useShownDiscount(vehicle);
  if (!discount) return null;
  return (
    <span className={classes.off}>
      {discount.type === 'percent' ? (
        <Trans>{discount.value}% off</Trans>
      ) : (
        <Trans>{money(discount.value)} off</Trans>
      )}
    </span>
  );
}
