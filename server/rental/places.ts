import type * as v from 'valibot';
import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import type { VehiclePlace } from '../../domain/rental/vehiclePlace';
import type { listVehiclePlaces } from '../../domain/rental/vehiclePlaceEndpoints';
import { fromMillis } from '../../domain/values/money';
import type { Deps } from '../deps';
import { countedRows, pageFields } from '../http/paging';
import { freeUnits } from './availability';
import { findVehicles } from './findVehicles';
import { loadProviderFacts, type ProviderRow } from './load';
import { type Asking, readSearch } from './search';
import { shownPrices } from './shownPrices';

type Query = v.InferOutput<typeof listVehiclePlaces.query>;
type Place = Omit<VehiclePlace, 'price' | 'rental_type' | 'is_total'> & {
  /** The lowest price so far, in thousandths, and whether it is that of a vehicle that can be had. */
  lowest: { price: number; type: VehiclePlace['rental_type']; isFree: boolean } | null;
};

const emptyPlace = (
  provider: Omit<ProviderRow, 'vehiclesCount'>,
  language: Language,
  hasPeriod: boolean,
): Place => ({
  id: provider.id,
  slug: provider.slug,
  name: inLanguage(provider.name, language),
  logo_full_url: provider.logo,
  address: inLanguage(provider.address, language),
  avg_rating: provider.ratingAvg,
  rating_count: provider.ratingCount,
  latitude: provider.lat,
  longitude: provider.lng,
  vehicles_count: 0,
  available_count: hasPeriod ? 0 : null,
  lowest: null,
});

/**
 * Where the vehicles of a search stand, as many as lists are counted to: so it costs the same in a catalogue of any
 * size. Places come in the order of their first vehicle.
 */
export async function findPlaces(deps: Deps, asking: Omit<Asking, 'query'> & { query: Query }) {
  const query = { ...asking.query, offset: 1, limit: countedRows };
  const { language } = asking;
  const { zoneIds, span, asked } = await readSearch(deps, { ...asking, query });
  const { ids, total } = await findVehicles(deps.reads, {
    query,
    sort: query.sort,
    zoneIds,
    asked,
  });
  const [rows, free] = await Promise.all([
    shownPrices(deps.reads, asked, ids),
    span && freeUnits(deps.db, ids, span.period),
  ]);
  const providers = await loadProviderFacts(deps.db, [
    ...new Set(rows.map((row) => row.provider_id)),
  ]);
  const places = new Map(
    providers.map((provider) => [provider.id, emptyPlace(provider, language, free !== null)]),
  );
  for (const { id, provider_id, shown, type } of rows) {
    const place = places.get(provider_id);
    if (!place) continue;
    const isFree = !free || (free.get(id) ?? 0) > 0;
    place.vehicles_count += 1;
    if (place.available_count !== null && isFree) place.available_count += 1;
    const { lowest } = place;
    // What can be had counts before what is only cheap.
    const isCheaper = isFree === lowest?.isFree && shown < lowest.price;
    if (!lowest || (isFree && !lowest.isFree) || isCheaper)
      place.lowest = { price: shown, type, isFree };
  }
  const { total_size, total_capped } = pageFields(total, query);
  const is_total = asked.units === null ? 0 : 1;
  return {
    total_size,
    total_capped,
    places: [...places.values()].flatMap(({ lowest, ...place }): VehiclePlace[] =>
      lowest
        ? [{ ...place, price: fromMillis(lowest.price), is_total, rental_type: lowest.type }]
        : [],
    ),
  };
}
