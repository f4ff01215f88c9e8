import type { Store } from '../../domain/catalogue/catalogue';
import { listModules } from '../../domain/place/placeEndpoints';
import { getProvider } from '../../domain/rental/browseEndpoints';
import type { Provider, ProviderOffer, Vehicle } from '../../domain/rental/vehicle';
import type { AppCall } from './call';
import { partsOf, type ShopTime, shopTimeOf } from './shopClock';
import { storeRow } from './storeRow';

/** What rows of vehicles are made with: who rents them out, the module and the shop's clock. */
export interface Garage {
  readonly call: AppCall;
  readonly shop: ShopTime;
  readonly module_id: number;
  readonly providers: ReadonlyMap<number, Provider>;
}

async function moduleOf({ ask, request }: AppCall): Promise<number> {
  const named = Number(request.headers.get('moduleid'));
  if (named) return named;
  return (await ask(listModules)).find(({ module_type: type }) => type === 'rental')?.id ?? 0;
}

/** Rows of vehicles say more of their providers than the contract's do. */
export async function garageOf(call: AppCall, vehicles: readonly Vehicle[] = []): Promise<Garage> {
  const ids = [...new Set(vehicles.flatMap(({ provider }) => provider?.id ?? []))];
  const [shop, module_id, ...providers] = await Promise.all([
    shopTimeOf(call),
    moduleOf(call),
    ...ids.map((id) => call.ask(getProvider, { params: { id } })),
  ]);
  return { call, shop, module_id, providers: new Map(providers.map((one) => [one.id, one])) };
}

function offerRow(offer: ProviderOffer | null, shop: ShopTime) {
  if (!offer) return null;
  const end = offer.end_date
    ? partsOf(new Date(`${offer.end_date}T${offer.end_time || '00:00:00'}Z`), shop)
    : { day: '2099-12-31', time: '23:59:59' };
  return {
    discount: offer.discount,
    discount_type: offer.discount_type,
    max_discount: offer.max_discount,
    min_purchase: offer.min_purchase,
    start_date: '2000-01-01',
    end_date: end.day,
    start_time: '00:00:00',
    end_time: end.time,
  };
}

/** Vehicles are handed over at any hour. */
const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  opening_time: '00:00',
  closing_time: '23:59',
}));

const asStore = (one: Provider, module_id: number): Store => ({
  id: one.id,
  name: one.name,
  slug: one.slug,
  module_id,
  module_type: 'rental',
  zone_id: one.zone_id,
  phone: one.phone,
  email: one.email,
  address: one.address,
  description: one.description,
  latitude: one.latitude ?? 0,
  longitude: one.longitude ?? 0,
  logo_full_url: one.logo_full_url,
  cover_photo_full_url: one.cover_photo_full_url,
  avg_rating: one.avg_rating,
  rating_count: one.rating_count,
  minimum_order: 0,
  delivery: 0,
  take_away: 0,
  schedule_order: 1,
  active: 1,
  open: 1,
  current_opening_time: null,
  self_delivery_system: 0,
  free_delivery: 0,
  minimum_shipping_charge: 0,
  maximum_shipping_charge: null,
  per_km_shipping_charge: 0,
  delivery_time: '',
  delivery_time_min: 0,
  delivery_time_max: 0,
  tax: one.tax,
  veg: 0,
  non_veg: 0,
  halal_tag_status: 0,
  discount: null,
  schedules: always,
  category_ids: [],
  items_count: one.total_vehicles,
  distance: null,
});

const zonesOf = ({ pickup_zone_id: ids }: Pick<Provider, 'pickup_zone_id'>) => ids.map(String);

/** The row of a store, with what is said of its vehicles. */
export const providerRow = (one: Provider, { call, shop, module_id }: Garage) => ({
  ...storeRow(asStore(one, module_id), call, shop),
  rating: one.avg_rating,
  discount: offerRow(one.discount, shop),
  pickup_zone_id: JSON.stringify(zonesOf(one)),
  total_vehicles: one.total_vehicles,
  total_vehicle_count: one.total_vehicles,
  provider_total_vehicle_count: one.total_vehicles,
  vehicles_count: one.total_vehicles,
});

/** Of whom a vehicle is; in carts the zones are a list. */
export function ownerRow(one: Provider, { call, shop }: Garage) {
  return {
    id: one.id,
    name: one.name,
    slug: one.slug,
    phone: one.phone,
    address: one.address,
    tax: one.tax,
    avg_rating: one.avg_rating,
    rating_count: one.rating_count,
    discount: offerRow(one.discount, shop),
    logo: one.logo_full_url,
    logo_full_url: call.picture(one.logo_full_url),
    pickup_zone_id: zonesOf(one),
  };
}

/** @param free the units that are told; all there are where no period was asked for */
export function vehicleRow(one: Vehicle, garage: Garage, free = one.total_vehicle_count) {
  const { picture } = garage.call;
  const owner = garage.providers.get(one.provider?.id ?? 0);
  return {
    id: one.id,
    name: one.name,
    slug: one.slug,
    description: one.description,
    provider_id: one.provider?.id ?? 0,
    zone_id: owner?.zone_id ?? 0,
    brand_id: one.brand_id,
    category_id: one.category_id,
    type: one.type,
    model: '',
    engine_capacity: '',
    engine_power: '',
    seating_capacity: String(one.seating_capacity),
    air_condition: one.air_condition,
    fuel_type: one.fuel_type,
    transmission_type: one.transmission_type,
    trip_hourly: one.trip_hourly,
    trip_distance: one.trip_distance,
    trip_day_wise: one.trip_day_wise,
    hourly_price: one.hourly_price,
    distance_price: one.distance_price,
    day_wise_price: one.day_wise_price,
    discount_price: one.discount_price,
    discount_type: one.discount_type,
    tag: '[]',
    status: 1,
    new_tag: one.new_tag,
    total_trip: one.total_trips,
    total_reviews: one.total_reviews,
    avg_rating: one.avg_rating,
    thumbnail: one.thumbnail_full_url,
    images: JSON.stringify(one.images_full_url),
    thumbnail_full_url: picture(one.thumbnail_full_url),
    images_full_url: one.images_full_url.flatMap((url) => picture(url) ?? []),
    documents_full_url: [],
    total_vehicle_count: free,
    provider: owner
      ? { ...ownerRow(owner, garage), pickup_zone_id: JSON.stringify(zonesOf(owner)) }
      : null,
  };
}
