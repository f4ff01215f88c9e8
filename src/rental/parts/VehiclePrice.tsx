import { Trans, useLingui } from '@lingui/react/macro';
import { tripTypes } from '../../../domain/entities/rental/tripTypes';
import type { Vehicle } from '../../../domain/entities/rental/vehicle';
import { fromMillis } from '../../../domain/money';
import { offersTrip, type TripType, tripUnitPrice } from '../../../domain/pricing/rental';
import { unitPriceShown } from '../../../domain/pricing/shownDiscount';
import { useConfig, useMoney } from '../../api/useMoney';
import { Price } from '../../components/Price';
import { tripUnits } from './tripUnits';
import { useShownDiscount } from './useShownDiscount';
import classes from './Vehicle.module.css';

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
  const shown = unitPriceShown(vehicle, type, discount, digits);
  if (!shown) return null;
  return (
    <span className={classes.price}>
      {!type && !isBare && (
        <span className={classes.from}>
          <Trans>From</Trans>
        </span>
      )}
      <Price compact size={size} amount={fromMillis(shown.now)} was={fromMillis(shown.was)} />
      <bdi className={classes.unit}>{t(tripUnits[shown.type])}</bdi>
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
