import { Trans } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { DeskTrip } from '../../../domain/desk/deskTrip';
import { useMoney } from '../../client/useMoney';
import { useTripTexts } from '../../rental/changeTrip/useTripTexts';
import { useMoment } from '../../ui/useMoment';
import classes from '../Desk.module.css';
import { lengthOf } from './tripLength';

/** One trip that is over: whose, with what, when and for how much. */
export function PastTripRow({ trip }: { trip: DeskTrip }) {
  const money = useMoney();
  const moment = useMoment();
  const { length } = useTripTexts();
  const isDone = trip.trip_status === 'completed';
  return (
    <li className={classes.pastTrip} data-trip={trip.id}>
      <span className={classes.orderHead}>
        <strong>
          <bdi>#{trip.id}</bdi>
        </strong>
        <bdi>{trip.contact_person_name}</bdi>
        <Badge variant={isDone ? 'light' : 'default'} color="blue">
          {isDone ? <Trans>Completed</Trans> : <Trans>Cancelled</Trans>}
        </Badge>
      </span>
      <span>
        {trip.vehicles.map(({ id, name, quantity }, at) => (
          <span key={id}>
            {at > 0 && ' · '}
            {quantity} × <bdi>{name}</bdi>
          </span>
        ))}
      </span>
      <span className={classes.orderFoot}>
        <span className={classes.soft}>
          {trip.pickup_time && <bdi>{moment(trip.pickup_time)}</bdi>}
          {' · '}
          <bdi>{length(lengthOf(trip))}</bdi>
        </span>
        <strong data-gone={!isDone || undefined}>
          <bdi>{money(trip.trip_amount)}</bdi>
        </strong>
      </span>
      {trip.give_back_amount > 0 && (
        <strong className={classes.silent}>
          <span>
            <Trans>
              Give <bdi>{money(trip.give_back_amount)}</bdi> back in cash
            </Trans>
          </span>
        </strong>
      )}
    </li>
  );
}
