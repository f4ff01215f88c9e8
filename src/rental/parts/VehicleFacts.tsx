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
import { fuelNames, transmissionNames } from './vehicleNames';

/** Ridden by pedalling: some back ends call their gears automatic, since a field wants a word. */
const pedalled: ReadonlySet<string> = new Set(['bicycle', 'bike', 'cycle']);

/** Seats, type, AC, gears and fuel (VEH-04); of a bicycle no gears are told. */
export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui();
  const isPedalled = pedalled.has(vehicle.type.toLowerCase());
  const gears = transmissionNames[vehicle.transmission_type];
  const fuel = fuelNames[vehicle.fuel_type];
  return (
    <ul className={classes.facts}>
      <li>
        <IconUsers size={15} aria-hidden />
        <Plural value={vehicle.seating_capacity} one="# seat" other="# seats" />
      </li>
      {(vehicle.category_name || vehicle.type) && (
        <li>
          <IconCar size={15} aria-hidden />
          {vehicle.category_name || vehicle.type}
        </li>
      )}
      <li>
        <IconSnowflake size={15} aria-hidden />
        {vehicle.air_condition === 1 ? <Trans>AC</Trans> : <Trans>Non-AC</Trans>}
      </li>
      {!isPedalled && vehicle.transmission_type && (
        <li>
          <IconManualGearbox size={15} aria-hidden />
          {gears ? t(gears) : vehicle.transmission_type}
        </li>
      )}
      {vehicle.fuel_type && vehicle.fuel_type !== 'none' && (
        <li>
          <IconGasStation size={15} aria-hidden />
          {fuel ? t(fuel) : vehicle.fuel_type}
        </li>
      )}
    </ul>
  );
}
