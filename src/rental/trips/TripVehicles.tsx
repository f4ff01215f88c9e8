import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TripDetails, TripLine } from '../../../domain/rental/trip';
import { useMoney } from '../../client/useMoney';
import { openOverlay } from '../../flow/overlays';
import classes from '../../orders/tracking/Tracking.module.css';
import checkout from '../../ui/Checkout.module.css';
import page from '../../ui/Page.module.css';
import { Picture } from '../../ui/Picture';
import { vehicleLink } from '../parts/vehicleLinks';
import trips from './Trips.module.css';

interface TripVehiclesProps {
  trip: TripDetails;
  onReviewed: () => void;
}

/** The vehicles of a trip; those of a completed one can be reviewed, once (ORD-08). */
export function TripVehicles({ trip, onReviewed }: TripVehiclesProps) {
  const money = useMoney();
  const review = async (line: TripLine) => {
    if (line.vehicle_id === null) return;
    const { reviewed } = await openOverlay(() => import('./ReviewDialog'), {
      tripId: trip.id,
      vehicleId: line.vehicle_id,
      name: line.name,
    });
    if (reviewed) onReviewed();
  };
  return (
    <section className={classes.card} aria-labelledby="trip-vehicles">
      <h2 id="trip-vehicles" className={classes.heading}>
        <Trans>Vehicles</Trans>
      </h2>
      <ul className={checkout.lines}>
        {trip.trip_details.map((line) => (
          <li key={line.id} className={checkout.line}>
            <Picture
              src={line.image_full_url}
              alt=""
              kind="vehicle"
              width={64}
              height={48}
              className={checkout.thumb}
            />
            <div className={checkout.grow}>
              {line.vehicle_id === null ? (
                line.name
              ) : (
                <Link {...vehicleLink({ id: line.vehicle_id }, 'trip')} className={page.more}>
                  {line.name}
                </Link>
              )}
              <div className={checkout.soft}>
                <bdi>× {line.quantity}</bdi>
              </div>
            </div>
            <div className={trips.lineEnd}>
              <bdi>{money(line.subtotal)}</bdi>
              {trip.can_review === 1 && line.is_reviewed === 0 && line.vehicle_id !== null && (
                <Button
                  size="compact-sm"
                  radius="xl"
                  variant="light"
                  onClick={() => void review(line)}
                >
                  <Trans>Review</Trans>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
