import type * as v from 'valibot';
import { discountShown, unitPriceShown } from '../../domain/catalogue/shownDiscount';
import type { VehiclePlace } from '../../domain/rental/vehiclePlace';
import type { listVehiclePlaces } from '../../domain/rental/vehiclePlaceEndpoints';
import { fromMillis } from '../../domain/values/money';
import type { Deps } from '../deps';
import { countedRows, pageFields } from '../http/paging';
import { freeUnits } from './availability';
import { findVehicles } from './findVehicles';
import { loadPriced } from './load';
import { type Asking, readSearch } from './search';
import { wireOffer, wirePrices } from './wire';

type Query = v.InferOutput<typeof listVehiclePlaces.query>;
type Place = Omit<VehiclePlace, 'price' | 'rental_type'> & {
  /** The lowest price so far, in thousandths, and whether it is that of a vehicle that can be had. */
  lowest: { price: number; type: VehiclePlace['rental_type']; isFree: boolean } | null;
};

/**
 * Where the vehicles of a search stand, as many as lists are counted to: so it costs the same in a catalogue of any
 * size. Places come in the order of their first vehicle.
 */
export async function findPlaces(deps: Deps, asking: Omit<Asking, 'query'> & { query: Query }) {
  const query = { ...asking.query, offset: 1, limit: countedRows };
  const { language } = asking;
  const { zoneIds, span } = await readSearch(deps, { ...asking, query });
  const { ids, total } = await findVehicles(deps.db, { query, sort: query.sort, zoneIds });
  const [rows, free, config] = await Promise.all([
    loadPriced(deps.db, ids),
    span && freeUnits(deps.db, ids, span.period),
    deps.settings.config(),
  ]);
  const now = deps.clock.now();
  const digits = config.digit_after_decimal_point;
  const places = new Map<number, Place>();
  for (const row of rows) {
    const { provider } = row;
    const place = places.get(provider.id) ?? {
      id: provider.id,
      slug: provider.slug,
      name: provider.name[language],
      logo_full_url: provider.logo,
      address: provider.address[language],
      avg_rating: provider.ratingAvg,
      rating_count: provider.ratingCount,
      latitude: provider.lat,
      longitude: provider.lng,
      vehicles_count: 0,
      available_count: free ? 0 : null,
      lowest: null,
    };
    places.set(provider.id, place);
    const isFree = !free || (free.get(row.id) ?? 0) > 0;
    place.vehicles_count += 1;
    if (place.available_count !== null && isFree) place.available_count += 1;
    const vehicle = { ...wirePrices(row), provider: { discount: wireOffer(provider) } };
    const discount = discountShown(vehicle, span?.trip ?? null, now, digits);
    const shown = unitPriceShown(vehicle, query.rental_type, discount, digits);
    if (!shown) continue;
    const { lowest } = place;
    // What can be had counts before what is only cheap.
    const isCheaper = isFree === lowest?.isFree && shown.now < lowest.price;
    if (!lowest || (isFree && !lowest.isFree) || isCheaper)
      place.lowest = { price: shown.now, type: shown.type, isFree };
  }
  const { total_size, total_capped } = pageFields(total, query);
  return {
    total_size,
    total_capped,
    places: [...places.values()].flatMap(({ lowest, ...place }): VehiclePlace[] =>
      lowest ? [{ ...place, price: fromMillis(lowest.price), rental_type: lowest.type }] : [],
    ),
  };
}
