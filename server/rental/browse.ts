import { sql } from 'drizzle-orm';
import type { Language } from '../../domain/language/languages';
import { inLanguage, type OwnText } from '../../domain/language/localized';
import * as calls from '../../domain/rental/browseEndpoints';
import { listVehiclePlaces } from '../../domain/rental/vehiclePlaceEndpoints';
import { searchTokens } from '../catalogue/search/words';
import type { Deps } from '../deps';
import {
  countedRows,
  countRows,
  intArray,
  type PageQuery,
  pageFields,
  windowOf,
} from '../http/paging';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';
import { freeUnits } from './availability';
import { findProvider, findVehicle, loadProviders } from './load';
import { findPlaces } from './places';
import { listReviews } from './reviews';
import { periodIn, searchPage } from './search';
import { type Named, suggestAll } from './suggest';
import { wireProvider, wireVehicle } from './wire';

/**
 * Categories or brands of which vehicles can be picked up in the zones, with how many, as far as lists are
 * counted; the fullest first.
 */
async function listGroups(
  deps: Deps,
  kind: 'category' | 'brand',
  query: PageQuery,
  { zoneIds, language }: { zoneIds: readonly number[]; language: Language },
) {
  const table = sql.raw(kind === 'category' ? 'vehicle_categories' : 'vehicle_brands');
  const key = sql.raw(`${kind}_id`);
  const { skip, take } = windowOf(query);
  const there = sql`select 1 from vehicles where ${key} = g.id and active and pickup_zone_ids && ${intArray(zoneIds)}`;
  const total = await countRows(deps.reads, sql`select 1 from ${table} g where exists (${there})`);
  const { rows } = await deps.reads.execute<{
    id: number;
    name: OwnText;
    image: string;
    found: number;
  }>(sql`
    select g.id, g.name, g.image, c.found from ${table} g, lateral (
      select count(*)::int as found from (
        ${there} limit ${countedRows}) as counted) c
    where c.found > 0 order by found desc, g.id offset ${skip} limit ${take}`);
  const groups = rows.map((row) => ({
    id: row.id,
    name: inLanguage(row.name, language),
    image_full_url: row.image,
    vehicles_count: row.found,
  }));
  return { ...pageFields(total, query), groups };
}

/** Looking around in the rental module (RENT-12, RENT-13, VEH-19, VEH-20). */
export const registerRentalBrowse: Register = (serve, deps) => {
  serve(calls.listRentalBanners, async ({ zoneIds, language }) => {
    const { rows } = await deps.reads.execute<
      Named & { vehicle_id: number | null; provider_id: number | null }
    >(sql`select b.id, b.title as name, b.image, v.id as vehicle_id, p.id as provider_id
      from banners b
      join modules m on m.id = b.module_id and m.type = 'rental'
      left join vehicles v on v.id = b.vehicle_id and v.active and v.pickup_zone_ids <> '{}'
      left join rental_providers p on p.id = b.provider_id and p.active
      where b.active and (b.zone_id is null or b.zone_id = any(${intArray(zoneIds)}))
      order by b.position, b.id limit 20`);
    return {
      banners: rows.map((row) => ({
        id: row.id,
        title: inLanguage(row.name, language),
        image_full_url: row.image,
        type: row.vehicle_id ? 'vehicle_wise' : row.provider_id ? 'provider_wise' : 'default',
        vehicle_id: row.vehicle_id,
        provider_id: row.provider_id,
      })),
    };
  });

  serve(calls.listVehicleCategories, async (input) => {
    const { groups, ...page } = await listGroups(deps, 'category', input.query, input);
    return { ...page, vehicles: groups };
  });
  serve(calls.listVehicleBrands, async (input) => {
    const { groups, ...page } = await listGroups(deps, 'brand', input.query, input);
    return { ...page, brands: groups };
  });

  serve(calls.searchVehicles, (input) => searchPage(deps, input, { sort: input.query.sort }));
  serve(listVehiclePlaces, (input) => findPlaces(deps, input));
  serve(calls.listTopRatedVehicles, (input) => searchPage(deps, input, { sort: 'rating' }));
  serve(calls.listPopularVehicles, (input) => searchPage(deps, input, { sort: 'popular' }));
  serve(calls.listLatestVehicles, (input) => searchPage(deps, input, { sort: 'newest' }));

  serve(calls.suggestVehicles, async ({ query, zoneIds, language }) => {
    const tokens = searchTokens(query.name);
    if (tokens.length === 0) return { vehicles: [], providers: [] };
    const { vehicles, providers } = await suggestAll(deps.reads, tokens, zoneIds);
    const shown = (row: Named) => ({
      id: row.id,
      name: inLanguage(row.name, language),
      image_full_url: row.image,
    });
    const ofProvider = (row: Named) => ({
      ...shown(row),
      provider_name: inLanguage(row.provider, language),
    });
    return { vehicles: vehicles.map(ofProvider), providers: providers.map(shown) };
  });

  serve(calls.getVehicle, async ({ params, query, language }) => {
    const row = await findVehicle(deps.reads, params.id ?? '');
    const [provider] = row ? await loadProviders(deps.reads, [row.providerId]) : [];
    if (!row || !provider) throw new Refusal('not_found');
    const period = await periodIn(deps, query);
    const free = period && (await freeUnits(deps.db, [row.id], period));
    return {
      ...wireVehicle(row, language, free?.get(row.id) ?? null),
      provider_details: wireProvider(provider, language),
    };
  });

  serve(calls.listVehicleReviews, async ({ params, query, language }) => {
    const row = await findVehicle(deps.reads, params.id ?? '');
    if (!row) throw new Refusal('not_found');
    return listReviews(deps.reads, sql`r.vehicle_id = ${row.id}`, query, language);
  });

  serve(calls.listProviderVehicles, async (input) => {
    const row = await findProvider(deps.reads, input.params.id ?? '');
    if (!row) throw new Refusal('not_found');
    return searchPage(deps, input, { sort: input.query.sort, providerId: row.id });
  });

  serve(calls.listPopularProviders, async ({ query, zoneIds, language }) => {
    const which = sql`active and pickup_zone_ids && ${intArray(zoneIds)}`;
    const total = await countRows(deps.reads, sql`select 1 from rental_providers where ${which}`);
    const { skip, take } = windowOf(query);
    const { rows } = await deps.reads.execute<{ id: number }>(sql`
      select id from rental_providers where ${which}
      order by rating_avg desc, rating_count desc, id offset ${skip} limit ${take}`);
    const providers = await loadProviders(
      deps.reads,
      rows.map(({ id }) => id),
    );
    return {
      ...pageFields(total, query),
      providers: providers.map((row) => wireProvider(row, language)),
    };
  });

  serve(calls.getProvider, async ({ params, language }) => {
    const row = await findProvider(deps.reads, params.id ?? '');
    if (!row) throw new Refusal('not_found');
    return wireProvider(row, language);
  });

  serve(calls.listProviderReviews, async ({ params, query, language }) => {
    const row = await findProvider(deps.reads, params.id ?? '');
    if (!row) throw new Refusal('not_found');
    return listReviews(deps.reads, sql`r.provider_id = ${row.id}`, query, language);
  });
};
