import { Trans } from '@lingui/react/macro';
import { owesRest, type TripDetails } from '../../../domain/rental/trip';
import type { PaymentFlag } from '../../../machines/checkout/payment';
import type { Connection, OrderKey } from '../../../machines/orders/tracking';
import { useHasMap } from '../../map/useHasMap';
import { ConnectionNote } from '../../orders/tracking/ConnectionNote';
import { DemoNote } from '../../orders/tracking/DemoNote';
import { FollowedNote } from '../../orders/tracking/FollowedNote';
import { OtherTotal } from '../../orders/tracking/OtherTotal';
import { ShareLink } from '../../orders/tracking/ShareLink';
import classes from '../../orders/tracking/Tracking.module.css';
import page from '../../ui/Page.module.css';
import { PhoneText } from '../../ui/phone/PhoneText';
import { TripAmounts } from '../bookTrip/TripAmounts';
import { TripSummary } from '../parts/TripSummary';
import { PaidSoFar } from './PaidSoFar';
import { TripAfterwards } from './TripAfterwards';
import { TripChoices } from './TripChoices';
import { isOver, TripHead } from './TripHead';
import { TripMap } from './TripMap';
import { TripPaymentPanel } from './TripPaymentPanel';
import { TripSteps } from './TripSteps';
import { TripTrackForm } from './TripTrackForm';
import { TripVehicles } from './TripVehicles';

export interface TripViewProps {
  trip: TripDetails;
  tripKey: OrderKey;
  flag: PaymentFlag;
  booked: boolean;
  connection: Connection;
  onRetry: () => void;
  onChanged: () => void;
}

export function TripView(props: TripViewProps) {
  const { trip, tripKey, connection, onChanged } = props;
  const hasMap = useHasMap();
  const unpaid =
    trip.payment_method === 'digital_payment' && trip.payment_status === 'unpaid' && !isOver(trip);
  const owes = trip.can_pay === 1 && (unpaid || owesRest(trip));
  const { pickup_location: from, destination_location: to } = trip;
  return (
    <>
      <ConnectionNote connection={connection} onRetry={props.onRetry} />
      <div className={classes.page} data-pressing={owes || undefined}>
        <TripHead trip={trip} booked={props.booked} />
        <OtherTotal of={{ what: 'trip', id: trip.id }} total={trip.trip_amount} />
        {trip.can_pay === 1 && (unpaid || owesRest(trip) || props.flag) && (
          <TripPaymentPanel
            input={{ ...tripKey, flag: props.flag, gateway: trip.payment_gateway }}
            onChanged={onChanged}
          />
        )}
        {!isOver(trip) && <DemoNote of="trip" />}
        <div className={classes.columns}>
          <div className={classes.column}>
            {hasMap && !isOver(trip) && (
              <div className={classes.map} data-screen-only>
                <TripMap trip={trip} />
              </div>
            )}
            <TripSteps trip={trip} />
          </div>
          <div className={classes.column}>
            <TripSummary
              isBooked
              trip={{
                type: trip.rental_type,
                hours: trip.estimated_hours,
                distance: trip.distance,
                pickup: from,
                destination: to,
                pickupAt: trip.pickup_time,
              }}
            />
            <TripVehicles trip={trip} onReviewed={onChanged} />
            <section className={classes.card}>
              <TripAmounts
                couponCode={trip.coupon_code}
                amounts={{
                  subtotal: trip.subtotal,
                  discount: trip.discount_amount,
                  coupon_discount: trip.coupon_discount_amount,
                  tax_amount: trip.tax_amount,
                  tax_included: trip.tax_included,
                  additional_charge: trip.additional_charge,
                  total: trip.trip_amount,
                }}
              />
              <PaidSoFar trip={trip} />
            </section>
            {trip.provider?.phone && (
              <section className={classes.card}>
                <strong>
                  <Trans>Questions about the vehicle?</Trans>
                </strong>
                <p>
                  <a href={`tel:${trip.provider.phone}`} dir="ltr" className={page.more}>
                    <PhoneText phone={trip.provider.phone} />
                  </a>
                </p>
              </section>
            )}
            {isOver(trip) && <TripAfterwards trip={trip} />}
            {trip.can_pay === 1 && trip.track_token && (
              <ShareLink of="trip" id={trip.id} token={trip.track_token} isOver={isOver(trip)} />
            )}
            {trip.can_pay === 0 && !isOver(trip) && (
              <FollowedNote of="trip">
                <TripTrackForm trip={String(trip.id)} />
              </FollowedNote>
            )}
            <TripChoices trip={trip} tripKey={tripKey} onChanged={onChanged} />
          </div>
        </div>
      </div>
    </>
  );
}
