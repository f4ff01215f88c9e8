import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  IconCar,
  IconGasStation,
  IconManualGearbox,
  IconSnowflake,
  IconUsers,
} from '@tabler/icons-react';
import type { Vehicle } from '../../../domain/rental/vehicle';
import classes from './Vehicle.module.css';
import { kindsOf, nameOf, otherFuels, otherTransmissions } from './vehicleNames';

/** Ridden by pedalling: some back ends call their gears automatic, since a field wants a word. */
const pedalled: ReadonlySet<string> = new Set(['bicycle', 'bike', 'cycle']);

interface VehicleFactsProps {
  vehicle: Vehicle;
  /** There is room for one word of what it is. */
  isBrief?: boolean;
}

/** Seats, type, AC, gears and fuel (VEH-04); of a bicycle no gears are told. */
export function VehicleFacts({ vehicle, isBrief = false }: VehicleFactsProps) {
  const { t } = useLingui();
  const isPedalled = pedalled.has(vehicle.type.toLowerCase());
  const kinds = kindsOf(vehicle, t).slice(0, isBrief ? 1 : 2);
  const gears = nameOf(otherTransmissions, vehicle.transmission_type, t);
  const fuel = vehicle.fuel_type === 'none' ? '' : nameOf(otherFuels, vehicle.fuel_type, t);
  return (
    <ul className={classes.facts}>
      <li>
        <IconUsers size={15} aria-hidden />
        <Plural value={vehicle.seating_capacity} one="# seat" other="# seats" />
      </li>
      {kinds.map((kind) => (
        <li key={kind}>
          <IconCar size={15} aria-hidden />
          {kind}
        </li>
      ))}
      <li>
        <IconSnowflake size={15} aria-hidden />
        {vehicle.air_condition === 1 ? <Trans>AC</Trans> : <Trans>Non-AC</Trans>}
      </li>
      {!isPedalled && gears && (
        <li>
          <IconManualGearbox size={15} aria-hidden />
          {gears}
        </li>
      )}
      {fuel && (
        <li>
          <IconGasStation size={15} aria-hidden />
          {fuel}
        </li>
      )}
    </ul>
  );
}
