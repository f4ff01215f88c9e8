import { Trans, useLingui } from '@lingui/react/macro';
import { unitPriceShown, unitPricesBeside } from '../../../domain/catalogue/shownDiscount';
import type { Vehicle } from '../../../domain/rental/vehicle';
import { fromMillis } from '../../../domain/values/money';
import { shopNow } from '../../client/steadyClock';
import { useMoney } from '../../client/useMoney';
import { Price } from '../../ui/Price';
import { OfferTermsText } from './OfferTermsText';
import { TripCost } from './TripCost';
import { tripUnits } from './tripUnits';
import { useShownPrice } from './useShownPrice';
import classes from './Vehicle.module.css';

interface VehiclePriceProps {
  vehicle: Vehicle;
  size?: 'sm' | 'md' | 'lg';
  /** Words beside it say already that it is the lowest. */
  isBare?: boolean;
}

/**
 * What the searched trip costs; while there is none, or the vehicle is not offered for it, the lowest price of an
 * hour, day or kilometre (PRICE-10), a percent off taken from it. K, M and B above 1e5 (PRICE-27).
 */
export function VehiclePrice({ vehicle, size = 'md', isBare = false }: VehiclePriceProps) {
  const { t } = useLingui();
  const { trip, discount, digits } = useShownPrice(vehicle);
  if (trip) return <TripCost {...trip} digits={digits} size={size} />;
  const shown = unitPriceShown(vehicle, null, discount, digits);
  if (!shown) return null;
  return (
    <span className={classes.price}>
      {!isBare && (
        <span className={classes.from}>
          <Trans>From</Trans>
        </span>
      )}
      <Price
        compact
        size={size}
        amount={fromMillis(shown.now)}
        was={fromMillis(shown.was)}
        unit={<bdi className={classes.unit}>{t(tripUnits[shown.type])}</bdi>}
      />
    </span>
  );
}

/** The prices of the other kinds of trip that the vehicle is offered for, beside the one above (VEH-06). */
export function VehiclePrices({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui();
  const money = useMoney();
  const { trip, discount, digits } = useShownPrice(vehicle);
  const told = trip?.plan.type ?? unitPriceShown(vehicle, null, discount, digits)?.type;
  const others = unitPricesBeside(vehicle, told, shopNow(), digits);
  if (others.length === 0) return null;
  return (
    <span className={classes.prices}>
      {others.map(({ type, now }) => (
        <span key={type}>
          <bdi dir="ltr">{money(fromMillis(now), { compact: true })}</bdi>
          {t(tripUnits[type])}
        </span>
      ))}
    </span>
  );
}

/**
 * '{n}% off', or the amount that is off (VEH-07, VEH-08): what the trip will be charged less (PRICE-17). Where nothing
 * is, the provider's offer that is yet to be reached, with its conditions.
 */
export function DiscountLabel({
  vehicle,
  withTerms = true,
}: {
  vehicle: Vehicle;
  /** An offer that is yet to be reached is told here too. */
  withTerms?: boolean;
}) {
  const money = useMoney();
  const { discount, terms } = useShownPrice(vehicle);
  if (!discount && !(terms && withTerms)) return null;
  return (
    <span className={classes.off}>
      {discount?.type === 'percent' && <Trans>{discount.value}% off</Trans>}
      {discount?.type === 'amount' && <Trans>{money(discount.value)} off</Trans>}
      {!discount && terms && <OfferTermsText terms={terms} />}
    </span>
  );
}

/** An offer of the provider that this vehicle's price is yet to reach, as a line of its own (PRICE-16). */
export function TermsLine({ vehicle }: { vehicle: Vehicle }) {
  const { discount, terms } = useShownPrice(vehicle);
  return discount || !terms ? null : (
    <span className={classes.terms}>
      <OfferTermsText terms={terms} />
    </span>
  );
}
