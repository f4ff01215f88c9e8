import { Trans } from '@lingui/react/macro';
import { Button, Loader } from '@mantine/core';
import { useWindowScroll } from '@mantine/hooks';
import type { Vehicle } from '../../../domain/rental/vehicle';
import { fromMillis } from '../../../domain/values/money';
import { Price } from '../../ui/Price';
import { Total, TotalBar } from '../../ui/TotalBar';
import { useIsPhone } from '../../ui/useIsPhone';
import { requestVehicle } from '../addVehicle/requestVehicle';
import { useRequested } from '../addVehicle/useRequested';
import { useTripTexts } from '../changeTrip/useTripTexts';
import { useShownPrice } from '../parts/useShownPrice';
import { VehiclePrice } from '../parts/VehiclePrice';
import classes from './RentBar.module.css';

/** Scrolled further than this, the bar shows (VEH-12). */
const threshold = 200;

/** What the searched trip is estimated at; without one where its prices start. */
export function RentTotal({ vehicle }: { vehicle: Vehicle }) {
  const { length } = useTripTexts();
  const { trip } = useShownPrice(vehicle);
  return (
    <Total
      label={trip ? <Trans>Estimated {length(trip.plan)}</Trans> : <Trans>Start From</Trans>}
      amount={
        trip ? (
          <Price size="lg" amount={fromMillis(trip.cost.total)} was={fromMillis(trip.cost.price)} />
        ) : (
          <VehiclePrice vehicle={vehicle} size="lg" isBare />
        )
      }
    />
  );
}

/** What the vehicle costs and the way into the trip, in reach wherever the page is scrolled (VEH-12 to VEH-14). */
export function RentBar({ vehicle }: { vehicle: Vehicle }) {
  const isPhone = useIsPhone();
  const isAsked = useRequested(vehicle.id);
  const [{ y }] = useWindowScroll();
  if (y <= threshold) return null;
  return (
    <TotalBar
      stands="always"
      className={classes.bar}
      total={<RentTotal vehicle={vehicle} />}
      action={
        <Button
          radius="xl"
          size="md"
          aria-busy={isAsked || undefined}
          leftSection={isAsked && <Loader size={18} color="currentColor" />}
          onClick={() => void requestVehicle(vehicle)}
        >
          {isPhone ? <Trans>Rent</Trans> : <Trans>Rent This Car</Trans>}
        </Button>
      }
    />
  );
}
