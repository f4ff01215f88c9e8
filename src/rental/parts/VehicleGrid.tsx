import type { Vehicle } from '../../../domain/rental/vehicle';
import { GridHeading, placesFor } from '../../ui/GridHeading';
import page from '../../ui/Page.module.css';
import { VehicleCard } from './VehicleCard';
import { VehicleCardSkeleton } from './VehicleCardSkeleton';

interface VehicleGridProps {
  vehicles: readonly Vehicle[];
  /** Skeletons behind them. */
  waiting: number;
  label: string;
}

export const VehicleGrid = ({ vehicles, waiting, label }: VehicleGridProps) => (
  <>
    <GridHeading text={label} />
    <ul className={page.items} aria-busy={waiting > 0}>
      {vehicles.map((vehicle, place) => (
        <li key={vehicle.id}>
          <VehicleCard vehicle={vehicle} eager={place < 4} />
        </li>
      ))}
      {placesFor(waiting).map((place) => (
        <li key={`waiting ${place}`} aria-hidden>
          <VehicleCardSkeleton />
        </li>
      ))}
    </ul>
  </>
);
