import { type Call, numberOf, type On, type Reply, type Row, refuse, textOf } from './router';
import { asCustomer, inModule, paged, pictured, type State } from './state';

const brands = [{ id: 2, name: 'Toyo' }];
const categories = [{ id: 1, name: 'Family' }];

export const vehicleRow = (state: State, one: Row): Row => {
  const { count, ...rest } = one;
  const { id, name, address, tax, discount, pickup_zone_id } =
    state.rental.providers.find((owner) => owner.id === one.provider_id) ?? {};
  return {
    ...rest,
    total_vehicle_count: count,
    provider: { id, name, address, tax, discount, pickup_zone_id, logo_full_url: null },
  };
};

/** As a page of numbers: rental alone tells limit and offset so. */
const pageOf = (call: Call, key: string, rows: Row[]): Row => ({
  ...paged(call, key, rows),
  limit: numberOf(call.fields.limit),
  offset: numberOf(call.fields.offset),
});

const isText = (value: unknown) => value === undefined || typeof value === 'string';

/** The parameters that have to be the text of JSON. */
const unreadable = ({ query }: Call): Reply | null => {
  const name = ['pickup_location', 'brand_ids', 'category_ids'].find((one) => {
    const value = query[one];
    if (value === undefined) return false;
    try {
      return !isText(value) || typeof JSON.parse(value) !== 'object';
    } catch {
      return true;
    }
  });
  return name ? { status: 500, json: { message: `${name}: Syntax error` } } : null;
};

function found(state: State, call: Call): Row[] {
  const { fields } = call;
  const name = textOf(fields.name).toLowerCase();
  const byType: Record<string, string> = { hourly: 'trip_hourly', distance_wise: 'trip_distance' };
  const flag = byType[textOf(fields.trip_type)];
  const owner = numberOf(fields.provider_id);
  return state.rental.vehicles
    .filter(
      (one) =>
        textOf(one.name).toLowerCase().includes(name) &&
        (!flag || one[flag] === 1) &&
        (owner === null || one.provider_id === owner),
    )
    .map((one) => vehicleRow(state, one));
}

export function rental(on: On, state: State): void {
  if (state.version === 24) return;
  const open = (path: string, handle: (call: Call) => Reply) =>
    on('GET', path, inModule(state, handle));
  const vehicles = (call: Call): Reply =>
    unreadable(call) ?? {
      json: { ...pageOf(call, 'vehicles', found(state, call)), min_price: 5, max_price: 20 },
    };
  open('/rental/banners', () => ({ json: { banners: [] } }));
  open('/rental/vehicle/category-list', (call) => ({
    json: pageOf(
      call,
      'vehicles',
      categories.map((one) => ({ ...one, ...pictured(state, 'image', 'family.png') })),
    ),
  }));
  open('/rental/vehicle/brand-list', (call) => ({
    json: pageOf(
      call,
      'brands',
      brands.map((one) => ({ ...one, ...pictured(state, 'image', 'toyo.png') })),
    ),
  }));
  open('/rental/vehicle/search', vehicles);
  open('/rental/vehicle/top-rated', vehicles);
  open('/rental/vehicle/search/suggestion', (call) => ({
    json: found(state, call).map(({ name }) => name),
  }));
  open('/rental/vehicle/get-provider-vehicles', (call) =>
    numberOf(call.fields.provider_id) === null
      ? refuse(403, 'provider_id', 'The provider id field is required.')
      : vehicles(call),
  );
  open('/rental/vehicle/get-vehicle-details/{id}', (call) => {
    const one = state.rental.vehicles.find(
      ({ id, slug }) => id === numberOf(call.params.id) || slug === call.params.id,
    );
    const owner = state.rental.providers.find(({ id }) => id === one?.provider_id);
    if (!one || !owner) return { status: 404, json: { error: 'vehicle_not_found' } };
    const { total_vehicle_count: total_vehicles, ...row } = vehicleRow(state, one);
    const provider = { ...owner, provider_total_vehicle_count: 2, rating: 4.5 };
    return { json: { ...row, total_vehicles, brand: brands[0], provider } };
  });
  open('/rental/vehicle/reviews/{id}', (call) => ({ json: pageOf(call, 'reviews', []) }));
  open('/rental/provider/get-provider-reviews/{id}', (call) => ({
    json: { ...pageOf(call, 'reviews', []), provider: null },
  }));
  open('/rental/provider/popular', (call) => ({
    json: pageOf(
      call,
      'stores',
      state.rental.providers.map((one) => ({ ...one, vehicles_count: 2, trips_count: 4 })),
    ),
  }));
  open('/rental/provider/get-provider-details/{id}', (call) => {
    const one = state.rental.providers.find(
      ({ id, slug }) => id === numberOf(call.params.id) || slug === call.params.id,
    );
    return one
      ? { json: { ...one, total_vehicle_count: 2, brand_count: 1 } }
      : { status: 404, json: { errors: 'Provider not found' } };
  });
  wishes(on, state);
}

function wishes(on: On, state: State): void {
  const wishIn = ({ fields }: Call) => ({
    vehicle: numberOf(fields.vehicle_id),
    provider: numberOf(fields.provider_id),
  });
  const has = (user: number, wish: ReturnType<typeof wishIn>) =>
    state.rental.wishes.find(
      (one) => one.user === user && one.vehicle === wish.vehicle && one.provider === wish.provider,
    );
  on(
    'GET',
    '/rental/user/wish-list',
    asCustomer(state, (_, { id: user }) => ({
      json: {
        vehicles: state.rental.vehicles
          .filter(({ id }) => has(user, { vehicle: Number(id), provider: null }))
          .map((one) => vehicleRow(state, one)),
        providers: state.rental.providers.filter(({ id }) =>
          has(user, { vehicle: null, provider: Number(id) }),
        ),
      },
    })),
  );
  on(
    'POST',
    '/rental/user/wish-list/add',
    asCustomer(state, (call, { id: user }) => {
      if (has(user, wishIn(call))) return refuse(403, 'wishlist', 'Already in your wishlist');
      state.rental.wishes.push({ user, ...wishIn(call) });
      return { json: { message: 'Added' } };
    }),
  );
  on(
    'DELETE',
    '/rental/user/wish-list/remove',
    asCustomer(state, (call, { id: user }) => {
      const one = has(user, wishIn(call));
      if (!one) return { status: 404, json: { message: 'Not in your wishlist' } };
      state.rental.wishes = state.rental.wishes.filter((other) => other !== one);
      return { json: { message: 'Removed' } };
    }),
  );
}
