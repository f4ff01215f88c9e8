import { Trans } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { DeskTrip } from '../../../domain/desk/deskTrip';
import { useTripTexts } from '../../rental/changeTrip/useTripTexts';
import { useMoment } from '../../ui/useMoment';
import classes from '../Desk.module.css';
import { TripToPay } from './TripToPay';
import { lengthOf } from './tripLength';

interface TripCardProps {
  trip: DeskTrip;
  onOpen: (trip: DeskTrip) => void;
}

/** The card's words are its button's too: all of it is pressed. */
export function TripCard({ trip, onOpen }: TripCardProps) {
  const moment = useMoment();
  const { kind, length } = useTripTexts();
  const plan = lengthOf(trip);
  const isBack = trip.trip_status === 'ongoing';
  const moves = isBack ? trip.return_time : trip.pickup_time;
  const at = moves && moment(moves);
  return (
    <li>
      <button
        type="button"
        className={classes.order}
        data-new={trip.trip_status === 'pending' || undefined}
        data-trip={trip.id}
        onClick={() => onOpen(trip)}
      >
        <span className={classes.orderHead}>
          <strong>
            <bdi>#{trip.id}</bdi>
          </strong>
          <bdi>{trip.contact_person_name}</bdi>
          <Badge variant="light" color="blue">
            {kind(plan)}
          </Badge>
        </span>
        <span className={classes.orderLines}>
          {trip.vehicles.map(({ id, name, quantity }) => (
            <span key={id}>
              {quantity} × {name}
            </span>
          ))}
        </span>
        <span>
          {isBack ? (
            <Trans>
              Back <bdi>{at}</bdi>
            </Trans>
          ) : (
            <Trans>
              From <bdi>{at}</bdi>
            </Trans>
          )}
          {' · '}
          <bdi>{length(plan)}</bdi>
        </span>
        {trip.trip_note && (
          <q className={classes.note} dir="auto">
            {trip.trip_note}
          </q>
        )}
        <span className={classes.orderFoot}>
          <bdi className={classes.soft}>{trip.pickup_location.location_name}</bdi>
          <TripToPay trip={trip} />
        </span>
      </button>
    </li>
  );
}
