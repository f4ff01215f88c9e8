import { wayBack } from './payment';
import { linesOf, priceOf, vehicleOf } from './rentalCart';
import { type Call, numberOf, type On, type Reply, type Row, refuse, textOf } from './router';
import { asCaller, type Caller, inModule, nextId, paged, type State } from './state';

const running = ['pending', 'confirmed', 'ongoing', 'payment_failed'];
const two = (amount: number) => Math.round(amount * 100) / 100;

/** What the cart comes to: the provider's per cent, its tax, the additional charge. */
function totalOf(state: State, owner: string) {
  const data = state.rental.data.get(owner) ?? {};
  const lines = linesOf(state, owner);
  const price = lines.reduce(
    (sum, { vehicle, quantity }) => sum + priceOf(state, vehicle, quantity, data),
    0,
  );
  const [first] = lines;
  const owned = vehicleOf(state, first?.vehicle ?? 0).provider_id;
  const provider = state.rental.providers.find(({ id }) => id === owned) ?? {};
  const offer = (provider.discount ?? {}) as Row;
  const discount = two((price * Number(offer.discount ?? 0)) / 100);
  const tax = two(((price - discount) * Number(provider.tax)) / 100);
  return { provider, data, lines, discount, tax, total: two(price - discount + tax + 0.75) };
}

function book(state: State, call: Call, caller: Caller): Reply {
  const { fields } = call;
  const { provider, data, lines, discount, tax, total } = totalOf(state, caller.key);
  const required = ['trip_amount', 'trip_type', 'provider_id'];
  const ofGuest = ['contact_person_name', 'contact_person_number', 'contact_person_email'];
  const absent = [...required, ...(caller.user ? [] : ofGuest)].find(
    (name) => textOf(fields[name]) === '',
  );
  if (absent) return refuse(403, absent, `The ${absent} field is required.`);
  if (lines.length === 0) return refuse(403, 'cart', 'Cart is empty');
  if (provider.id !== numberOf(fields.provider_id))
    return refuse(403, 'provider', 'Other provider');
  if (data.rental_type !== fields.trip_type) return refuse(403, 'trip_type', 'Other type');
  const id = nextId(state);
  const user = caller.user;
  state.rental.trips.unshift({
    id,
    owner: caller.key,
    trip_status: 'pending',
    trip_type: data.rental_type,
    scheduled: numberOf(fields.scheduled) ?? 0,
    schedule_at: fields.schedule_at ?? '2026-01-05 10:00:00',
    estimated_trip_end_time: '2099-01-05 14:00:00',
    estimated_hours: data.estimated_hours,
    distance: data.distance,
    pickup_location: data.pickup_location,
    destination_location: JSON.parse(textOf(data.destination_location)),
    trip_amount: total,
    discount_on_trip: discount,
    discount_on_trip_by: 'vendor',
    coupon_discount_amount: 0,
    coupon_code: null,
    tax_amount: tax,
    tax_status: 'excluded',
    additional_charge: 0.75,
    ref_bonus_amount: 0,
    partially_paid_amount: 0,
    payment_status: 'unpaid',
    payment_method: null,
    trip_note: fields.additional_note ?? null,
    user_info: {
      contact_person_name: fields.contact_person_name ?? user?.f_name,
      contact_person_number: fields.contact_person_number ?? user?.phone,
      contact_person_email: fields.contact_person_email ?? null,
    },
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    provider,
    created_at: new Date().toISOString(),
    pending: '2026-01-05 10:00:00',
    trip_details: lines.map(({ vehicle, quantity }) => ({
      id: nextId(state),
      vehicle_id: vehicle,
      quantity,
      price: vehicleOf(state, vehicle).hourly_price,
      original_price: vehicleOf(state, vehicle).hourly_price,
      calculated_price: priceOf(state, vehicle, quantity, data),
      discount_on_trip: discount,
      rental_type: data.rental_type,
      vehicle_details: vehicleOf(state, vehicle),
      license_plate_number: [],
    })),
    vehicle_identity: lines.map(({ vehicle }) => ({
      vehicle_identity_data: { id: vehicle + 100, vehicle_id: vehicle },
      rating: null,
    })),
  });
  state.rental.lines = state.rental.lines.filter(({ owner }) => owner !== caller.key);
  return { json: id };
}

export function rentalTrips(on: On, state: State): void {
  if (state.version === 24) return;
  const open = (method: string, path: string, handle: (call: Call, caller: Caller) => Reply) =>
    on(method, `/rental/user/${path}`, asCaller(state, handle));
  const tripOf = (call: Call, { key }: Caller) =>
    state.rental.trips.find(
      ({ id, owner }) => id === numberOf(call.fields.trip_id) && owner === key,
    );
  const gone: Reply = { status: 404, json: { errors: 'Trip not found' } };
  const withTrip =
    (handle: (trip: Row, call: Call) => Reply) =>
    (call: Call, caller: Caller): Reply => {
      const trip = tripOf(call, caller);
      return inModule(state, () => (trip ? handle(trip, call) : gone))(call);
    };
  open('POST', 'trip/trip-booking', (call, caller) =>
    inModule(state, () => book(state, call, caller))(call),
  );
  open('GET', 'trip/get-trip-list/{status}', (call, { key }) => {
    const own = state.rental.trips.filter(({ owner }) => owner === key);
    const { status } = call.params;
    const isRunning = ({ trip_status }: Row) => running.includes(textOf(trip_status));
    const rows = own.filter(
      (trip) => status === 'all' || isRunning(trip) === (status === 'running'),
    );
    return { json: paged(call, 'trips', rows) };
  });
  open(
    'GET',
    'trip/get-trip-details',
    withTrip((trip) => ({ json: trip })),
  );
  open(
    'PUT',
    'trip/cancel-trip',
    withTrip((trip, { fields }) => {
      if (trip.trip_status !== 'pending')
        return { status: 403, json: { errors: 'Trip can not be cancelled now' } };
      Object.assign(trip, {
        trip_status: 'canceled',
        canceled: '2026-01-05 11:00:00',
        cancellation_reason: fields.cancellation_reason,
      });
      return { json: { message: 'Trip cancelled' } };
    }),
  );
  open(
    'POST',
    'trip/payment',
    withTrip((trip, { fields }) => {
      if (fields.payment_method !== 'digital_payment') {
        Object.assign(trip, { payment_status: 'paid', payment_method: 'cash_payment' });
        return { json: { message: 'Paid' } };
      }
      if (!fields.payment_gateway)
        return {
          status: 403,
          json: { message: [{ code: 'payment_gateway', message: 'Required' }] },
        };
      const back = encodeURIComponent(textOf(fields.callback_url));
      return { json: `${state.address}/trip-page?trip=${trip.id}&back=${back}` };
    }),
  );
  on('GET', '/trip-page', ({ query }) => {
    const trip = state.rental.trips.find(({ id }) => id === numberOf(query.trip));
    if (!trip) return { status: 404, html: 'Nothing to pay' };
    Object.assign(trip, { payment_status: 'paid', payment_method: 'card_pay' });
    return { location: `${query.back}${wayBack(state, 'success', textOf(trip.id))}` };
  });
  open(
    'POST',
    'review/add',
    withTrip((trip, { fields }) => {
      const one = (trip.vehicle_identity as Row[]).find(
        ({ vehicle_identity_data: data }) =>
          (data as Row).id === numberOf(fields.vehicle_identity_id),
      );
      if (!one || one.rating) return refuse(403, 'review', 'Already submitted');
      one.rating = numberOf(fields.rating);
      return { json: { message: 'Review submitted' } };
    }),
  );
  on('GET', '/rental/coupon/list', () => ({ json: [] }));
  on('GET', '/rental/coupon/apply', () => refuse(404, 'coupon', 'Coupon not found'));
}
