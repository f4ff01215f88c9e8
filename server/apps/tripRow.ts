import type { Trip, TripDetails, TripLine } from '../../domain/rental/trip';
import { type Garage, ownerRow, providerRow, vehicleRow } from './rentalRow';
import { stampOf } from './shopClock';

const discountOwner = { provider: 'vendor', vehicle: 'admin' } as const;

const amountsOf = (trip: Trip) => ({
  trip_amount: trip.trip_amount,
  discount_on_trip: trip.discount_amount,
  discount_on_trip_by: trip.discount_by && discountOwner[trip.discount_by],
  coupon_discount_amount: trip.coupon_discount_amount,
  coupon_code: trip.coupon_code || null,
  tax_amount: trip.tax_amount,
  tax_status: trip.tax_included === 1 ? 'included' : 'excluded',
  tax_percentage: trip.provider?.tax ?? 0,
  additional_charge: trip.additional_charge ?? 0,
  ref_bonus_amount: 0,
  partially_paid_amount: 0,
});

const ways: Readonly<Record<string, string>> = { cash_on_delivery: 'cash_payment' };

/** How a trip is paid is told there when it is paid. */
const paymentOf = ({ payment_status, payment_method: way }: Trip) => ({
  payment_status,
  payment_method: payment_status === 'paid' ? (ways[way] ?? way) : null,
});

export function tripRow(trip: Trip, garage: Garage) {
  const at = (moment: string | null) => stampOf(moment, garage.shop);
  return {
    id: trip.id,
    trip_status: trip.trip_status,
    trip_type: trip.rental_type,
    scheduled: trip.trip_type === 'scheduled' ? 1 : 0,
    schedule_at: at(trip.pickup_time),
    estimated_trip_end_time: at(trip.return_time),
    estimated_hours: trip.estimated_hours,
    distance: trip.distance,
    pickup_location: trip.pickup_location,
    destination_location: trip.destination_location,
    ...amountsOf(trip),
    ...paymentOf(trip),
    trip_note: trip.trip_note || null,
    user_info: {
      contact_person_name: trip.contact_person_name,
      contact_person_number: trip.contact_person_number,
      contact_person_email: trip.contact_person_email,
    },
    quantity: trip.vehicles_count,
    provider_id: trip.provider?.id ?? 0,
    provider: trip.provider && providerRow(trip.provider, garage),
    created_at: trip.created_at,
    pending: at(trip.pending),
    confirmed: at(trip.confirmed),
    ongoing: at(trip.ongoing),
    completed: at(trip.completed),
    canceled: at(trip.canceled),
    cancellation_reason: trip.cancellation_reason || null,
    otp: '',
  };
}

const vehicleOf = (line: TripLine, garage: Garage) =>
  line.vehicle ? vehicleRow(line.vehicle, garage) : { id: line.vehicle_id, name: line.name };

/** The units of a trip are of one kind each here: a vehicle that was reviewed is left out, so that no app asks twice. */
const identitiesOf = (trip: TripDetails, garage: Garage) =>
  trip.trip_details
    .filter(({ is_reviewed, vehicle_id }) => is_reviewed === 0 && vehicle_id !== null)
    .map((line) => ({
      id: line.vehicle_id,
      trip_id: trip.id,
      vehicle_id: line.vehicle_id,
      driver_data: null,
      vehicle_identity_data: { id: line.vehicle_id, vehicle_id: line.vehicle_id },
      vehicles: vehicleOf(line, garage),
      license_plate_number: '',
      rating: null,
      comment: null,
    }));

export function tripDetailsRow(trip: TripDetails, garage: Garage) {
  return {
    ...tripRow(trip, garage),
    provider: trip.provider && {
      ...providerRow(trip.provider, garage),
      ...ownerRow(trip.provider, garage),
      chat: 0,
    },
    trip_details: trip.trip_details.map((line) => ({
      id: line.id,
      trip_id: trip.id,
      vehicle_id: line.vehicle_id,
      quantity: line.quantity,
      price: line.price,
      original_price: line.price,
      calculated_price: line.subtotal,
      discount_on_trip: line.discount,
      discount_on_trip_by: trip.discount_by && discountOwner[trip.discount_by],
      tax_amount: 0,
      rental_type: trip.rental_type,
      vehicle_details: vehicleOf(line, garage),
      license_plate_number: [],
    })),
    vehicle_identity: identitiesOf(trip, garage),
  };
}
