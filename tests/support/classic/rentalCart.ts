import { vehicleRow } from './rental';
import { type Call, numberOf, type On, type Reply, type Row, refuse, textOf } from './router';
import { asCaller, type Caller, inModule, nextId, type State, zonesOf } from './state';

export const linesOf = (state: State, owner: string) =>
  state.rental.lines.filter((line) => line.owner === owner);

export const vehicleOf = (state: State, id: number): Row =>
  state.rental.vehicles.find((one) => one.id === id) ?? {};

const providerOf = (state: State, vehicle: Row): Row =>
  state.rental.providers.find((one) => one.id === vehicle.provider_id) ?? {};

/** Told as JSON text of texts. */
const pickupZones = (owner: Row): number[] => {
  const told: unknown = JSON.parse(textOf(owner.pickup_zone_id) || '[]');
  return Array.isArray(told) ? told.map(Number) : [];
};

/** Price of all units of a line for the trip. */
export const priceOf = (state: State, vehicle: number, quantity: number, data: Row): number => {
  const one = vehicleOf(state, vehicle);
  const isHourly = data.rental_type === 'hourly';
  const unit = Number(isHourly ? one.hourly_price : one.distance_price);
  return unit * Number(isHourly ? data.estimated_hours : data.distance) * quantity;
};

function cartOf(state: State, { key, id }: Caller): Row {
  const lines = linesOf(state, key);
  const data = state.rental.data.get(key) ?? {};
  if (lines.length === 0) return { carts: [], user_data: [] };
  const carts = lines.map((line) => {
    const vehicle = vehicleOf(state, line.vehicle);
    const owner = providerOf(state, vehicle);
    const { id: provider_id, name, address, tax, discount } = owner;
    const pickup_zone_id: unknown = JSON.parse(textOf(owner.pickup_zone_id));
    return {
      id: line.id,
      user_id: id,
      is_guest: key.startsWith('g'),
      vehicle_id: line.vehicle,
      provider_id,
      module_id: 5,
      quantity: line.quantity,
      price: priceOf(state, line.vehicle, line.quantity, data),
      vehicle: vehicleRow(state, vehicle),
      provider: { id: provider_id, name, address, tax, discount, pickup_zone_id },
    };
  });
  const total_cart_price = carts.reduce((sum, { price }) => sum + price, 0);
  return { carts, user_data: { ...data, user_id: id, total_cart_price } };
}

const isPlace = (value: unknown) => typeof value === 'object' && value !== null && 'lat' in value;

/** What is wrong with a trip as it was sent. */
function tripRefusal({ fields }: Call): Reply | null {
  if (!isPlace(fields.pickup_location)) return refuse(403, 'cart_item', 'Pickup is elsewhere');
  if (fields.rental_type !== 'hourly' && fields.rental_type !== 'distance_wise')
    return refuse(403, 'rental_type', 'The selected rental type is invalid.');
  const needed =
    fields.rental_type === 'hourly' ? ['estimated_hours'] : ['distance', 'destination_time'];
  const absent = needed.find((name) => typeof fields[name] !== 'number');
  const at = fields.pickup_time;
  if (at && !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(textOf(at)))
    return refuse(403, 'pickup_time', 'The pickup time does not match the format.');
  return absent ? refuse(403, absent, `The ${absent} field is required.`) : null;
}

const dataOf = ({ fields }: Call, before: Row): Row => ({
  ...before,
  pickup_location: fields.pickup_location,
  destination_location: JSON.stringify(fields.destination_location),
  pickup_time: fields.pickup_time ?? null,
  rental_type: fields.rental_type,
  estimated_hours: fields.estimated_hours ?? 0,
  distance: fields.distance ?? 0,
  destination_time: fields.destination_time ?? null,
});

function add(state: State, call: Call, caller: Caller): Reply {
  const id = numberOf(call.fields.vehicle_id) ?? 0;
  const vehicle = vehicleOf(state, id);
  const lines = linesOf(state, caller.key);
  const data = state.rental.data.get(caller.key);
  const quantity = numberOf(call.fields.quantity) ?? 1;
  const isOthers = lines.some(
    (line) => vehicleOf(state, line.vehicle).provider_id !== vehicle.provider_id,
  );
  const isOther = lines.length > 0 && data?.rental_type !== call.fields.rental_type;
  const problem =
    vehicle.id === undefined
      ? 'Vehicle not found'
      : lines.some((line) => line.vehicle === id)
        ? 'Already in the cart'
        : quantity > Number(vehicle.count)
          ? 'Not that many'
          : isOthers
            ? 'Other provider'
            : isOther
              ? 'Other rental type'
              : '';
  const refusal = tripRefusal(call) ?? (problem ? refuse(403, 'cart_item', problem) : null);
  if (refusal) return refusal;
  state.rental.lines.push({ id: nextId(state), owner: caller.key, vehicle: id, quantity });
  state.rental.data.set(caller.key, dataOf(call, data ?? { id: nextId(state) }));
  return { json: cartOf(state, caller) };
}

function change(state: State, call: Call, caller: Caller): Reply {
  const refusal = tripRefusal(call);
  const data = state.rental.data.get(caller.key);
  if (refusal) return refusal;
  if (!data || data.id !== numberOf(call.params.id))
    return { status: 404, json: { errors: 'Not found' } };
  const flag = call.fields.rental_type === 'hourly' ? 'trip_hourly' : 'trip_distance';
  const lacking = linesOf(state, caller.key).filter(
    (line) => vehicleOf(state, line.vehicle)[flag] !== 1,
  );
  if (lacking.length > 0) return { status: 403, json: lacking.map(({ id }) => id) };
  state.rental.data.set(caller.key, dataOf(call, data));
  return { json: cartOf(state, caller) };
}

export function rentalCart(on: On, state: State): void {
  if (state.version === 24) return;
  const open = (method: string, path: string, handle: (call: Call, caller: Caller) => Reply) =>
    on(
      method,
      `/rental/user/cart/${path}`,
      asCaller(state, (call, caller) => inModule(state, () => handle(call, caller))(call)),
    );
  const drop = (keep: (id: number) => boolean, caller: Caller): Reply => {
    state.rental.lines = state.rental.lines.filter(
      ({ id, owner }) => owner !== caller.key || keep(id),
    );
    return { json: cartOf(state, caller) };
  };
  open('GET', 'get-cart', (call, caller) => {
    const zones = zonesOf(call);
    const isElsewhere = (id: number) => {
      const line = state.rental.lines.find((one) => one.id === id);
      const owner = providerOf(state, vehicleOf(state, line?.vehicle ?? 0));
      return zones !== null && !pickupZones(owner).some((zone) => zones.includes(zone));
    };
    return drop((id) => !isElsewhere(id), caller);
  });
  open('POST', 'add-to-cart', (call, caller) => add(state, call, caller));
  open('PUT', 'update-cart', (call, caller) => {
    const line = linesOf(state, caller.key).find(({ id }) => id === numberOf(call.fields.cart_id));
    if (!line) return { status: 404, json: { errors: 'Cart not found' } };
    line.quantity = numberOf(call.fields.quantity) ?? line.quantity;
    return { json: cartOf(state, caller) };
  });
  open('PUT', 'update-user-data/{id}', (call, caller) => change(state, call, caller));
  open('DELETE', 'remove-vehicle/{id}', (call, caller) =>
    drop((id) => id !== numberOf(call.params.id), caller),
  );
  open('DELETE', 'remove-multiple-cart', (call, caller) => {
    const ids: unknown = JSON.parse(textOf(call.fields.cart_ids));
    return drop((id) => !(Array.isArray(ids) && ids.includes(id)), caller);
  });
  // With a vehicle and a time it is looked first whether that one can be had then.
  open('DELETE', 'remove-cart', (call, caller) => {
    const { vehicle_id, pickup_time } = call.fields;
    const isAsked = textOf(vehicle_id) !== '' && textOf(pickup_time) !== '';
    const isFree = Number(vehicleOf(state, numberOf(vehicle_id) ?? 0).count) > 0;
    return isAsked && !isFree
      ? refuse(403, 'cart_item', 'This vehicle is not available')
      : drop(() => false, caller);
  });
}
