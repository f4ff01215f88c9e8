import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconClock, IconFlag2, IconMapPin, IconRoute } from '@tabler/icons-react';
import type { TripPlan } from '../../../domain/rental/tripPlan';
import { useTripTexts } from '../changeTrip/useTripTexts';
import { PickupTime } from './PickupTime';
import classes from './TripSummary.module.css';

interface TripSummaryProps {
  /** Null while no trip was entered. */
  trip: TripPlan | null;
  isBooked?: boolean;
  onChange?: (() => void) | undefined;
}

/** A trip in four lines: from, to, when, and kind with its length (TRIP-03, TRIP-04). */
export function TripSummary({ trip, isBooked = false, onChange }: TripSummaryProps) {
  const { kind, length } = useTripTexts();
  return (
    <section className={classes.trip}>
      {trip ? (
        <ul className={classes.facts}>
          <li>
            <IconMapPin size={18} aria-hidden />
            <span>
              <span className={classes.label}>
                <Trans>Pickup location</Trans>
              </span>
              <bdi>{trip.pickup.location_name}</bdi>
            </span>
          </li>
          <li>
            <IconFlag2 size={18} aria-hidden />
            <span>
              <span className={classes.label}>
                <Trans>Destination</Trans>
              </span>
              <bdi>{trip.destination.location_name}</bdi>
            </span>
          </li>
          <li>
            <IconClock size={18} aria-hidden />
            <PickupTime at={trip.pickupAt} isBooked={isBooked} />
          </li>
          <li>
            <IconRoute size={18} aria-hidden />
            <span>
              <span className={classes.label}>{kind(trip)}</span>
              <bdi>{length(trip)}</bdi>
            </span>
          </li>
        </ul>
      ) : (
        <p className={classes.none}>
          <Trans>
            Say where, when and for how long, and you see what is free and what it costs.
          </Trans>
        </p>
      )}
      {onChange && (
        <Button variant="light" radius="xl" size="compact-md" onClick={onChange}>
          {trip ? <Trans>Change the trip</Trans> : <Trans>Plan your trip</Trans>}
        </Button>
      )}
    </section>
  );
}
