import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useWindowScroll } from '@mantine/hooks';
import type { Vehicle } from '../../../domain/entities/rental/vehicle';
import { fromMillis } from '../../../domain/money';
import { offersTrip, priceTrip } from '../../../domain/pricing/rental';
import { discountOfProvider } from '../../../domain/pricing/rentalQuote';
import { unitsOfPlan } from '../../../domain/tripPlan';
import { useConfig } from '../../api/useMoney';
import { useIsPhone } from '../../app/useIsPhone';
import { Price } from '../../components/Price';
import { requestVehicle } from '../../flows/addVehicle/requestVehicle';
import { useTripTexts } from '../../flows/changeTrip/useTripTexts';
import { useTripOf } from '../parts/useTrip';
import { VehiclePrice } from '../parts/VehiclePrice';
import classes from './RentBar.module.css';

/** Scrolled further than this, the bar shows (VEH-12). */
const threshold = 200;

/** What the vehicle costs and the way into the trip, in reach wherever the page is scrolled (VEH-12 to VEH-14). */
export function RentBar({ vehicle }: { vehicle: Vehicle }) {
  const isPhone = useIsPhone();
  const digits = useConfig()?.digit_after_decimal_point ?? 2;
  const { length } = useTripTexts();
  const trip = useTripOf(vehicle);
  const [{ y }] = useWindowScroll();
  if (y <= threshold) return null;
  const priced = trip && offersTrip(vehicle, trip.type) ? trip : null;
  const cost =
    priced &&
    priceTrip(
      [{ vehicle, quantity: 1 }],
      { type: priced.type, units: unitsOfPlan(priced) },
      discountOfProvider(vehicle.provider?.discount ?? null),
      new Date(),
      digits,
    );
  return (
    <section className={classes.bar}>
      <div className={classes.inner}>
        <div className={classes.words}>
          <span className={classes.label}>
            {priced ? <Trans>Estimated {length(priced)}</Trans> : <Trans>Start From</Trans>}
          </span>
          {cost ? (
            <Price size="lg" amount={fromMillis(cost.total)} was={fromMillis(cost.price)} />
          ) : (
            <VehiclePrice vehicle={vehicle} type={null} size="lg" isBare />
          )}
        </div>
        <Button radius="xl" size="md" onClick={() => void requestVehicle(vehicle)}>
          {isPhone ? <Trans>Rent</Trans> : <Trans>Rent This Car</Trans>}
        </Button>
      </div>
    </section>
  );
}
