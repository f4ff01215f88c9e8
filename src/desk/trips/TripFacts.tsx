import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhone } from '@tabler/icons-react';
import type { DeskTrip } from '../../../domain/desk/deskTrip';
import { useTripTexts } from '../../rental/changeTrip/useTripTexts';
import { useMoment } from '../../ui/useMoment';
import classes from '../Desk.module.css';
import { TripToPay } from './TripToPay';
import { lengthOf } from './tripLength';

/** All that an office needs to know of a trip. */
export function TripFacts({ trip }: { trip: DeskTrip }) {
  const { t } = useLingui();
  const moment = useMoment();
  const { kind, length } = useTripTexts();
  const plan = lengthOf(trip);
  const ways = { cash_on_delivery: t`Cash`, digital_payment: t`Online`, wallet: t`Wallet` };
  return (
    <div className={classes.facts}>
      <p>
        <strong>
          <bdi>{trip.contact_person_name}</bdi>
        </strong>
        {trip.contact_person_number && (
          <a href={`tel:${trip.contact_person_number}`} className={classes.phone}>
            <IconPhone size={18} aria-hidden />
            <bdi dir="ltr">{trip.contact_person_number}</bdi>
          </a>
        )}
      </p>
      <ul className={classes.lines}>
        {trip.vehicles.map(({ id, name, quantity }) => (
          <li key={id}>
            <strong>
              {quantity} × {name}
            </strong>
          </li>
        ))}
      </ul>
      <dl className={classes.terms}>
        <dt>{kind(plan)}</dt>
        <dd>
          <bdi>{length(plan)}</bdi>
        </dd>
        <dt>
          <Trans>Begins</Trans>
        </dt>
        <dd>{trip.pickup_time && <bdi>{moment(trip.pickup_time)}</bdi>}</dd>
        <dt>
          <Trans>Ends</Trans>
        </dt>
        <dd>{trip.return_time && <bdi>{moment(trip.return_time)}</bdi>}</dd>
        <dt>
          <Trans>Pickup location</Trans>
        </dt>
        <dd>
          <bdi className={classes.place}>{trip.pickup_location.location_name}</bdi>
        </dd>
        <dt>
          <Trans>Destination</Trans>
        </dt>
        <dd>
          <bdi className={classes.place}>{trip.destination_location.location_name}</bdi>
        </dd>
        <dt>
          <Trans>Payment</Trans>
        </dt>
        <dd>
          {ways[trip.payment_method]} · <TripToPay trip={trip} />
        </dd>
      </dl>
      {trip.trip_note && (
        <q className={classes.note} dir="auto">
          {trip.trip_note}
        </q>
      )}
    </div>
  );
}
