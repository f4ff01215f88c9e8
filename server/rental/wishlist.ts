import { type SQL, sql } from 'drizzle-orm';
import * as calls from '../../domain/rental/vehicleWishlistEndpoints';
import type { Db } from '../db/client';
import { intArray } from '../http/paging';
import { Refusal } from '../http/refusal';
import type { Register } from '../http/serve';
import { customerOf } from '../identity/routes';
import { t } from '../locales/t';
import { loadProviders, loadVehicles } from './load';
import { wireProvider, wireVehicle } from './wire';

const texts = {
  added: t('Added to your favourites'),
  oneThing: t('Please name a vehicle or a provider, one of them.'),
  removed: t('Removed from your favourites'),
};

// More than anybody looks through; an answer must not grow without end.
const mostShown = 300;

/** Where the favourites of a kind are kept, and the things themselves. */
const kinds = {
  vehicle: {
    favourites: sql`favourite_vehicles`,
    key: sql`vehicle_id`,
    things: sql`vehicles`,
  },
  provider: {
    favourites: sql`favourite_providers`,
    key: sql`provider_id`,
    things: sql`rental_providers`,
  },
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

function thingOf({
  vehicle_id,
  provider_id,
}: {
  vehicle_id?: number | undefined;
  provider_id?: number | undefined;
}): {
  kind: Kind;
  id: number;
} {
  if (vehicle_id !== undefined && provider_id === undefined) {
    return { kind: kinds.vehicle, id: vehicle_id };
  }
  if (provider_id !== undefined && vehicle_id === undefined) {
    return { kind: kinds.provider, id: provider_id };
  }
  throw new Refusal('validation', { message: texts.oneThing });
}

async function idsOf(db: Db, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
}

/** Favourite vehicles and providers of a customer (WISH-12, WISH-15 to WISH-17). Guests have none (WISH-02). */
export const registerRentalWishlist: Register = (serve, deps) => {
  serve(calls.listRentalFavourites, async ({ caller, zoneIds, language }) => {
    const { id: customerId } = customerOf(caller);
    const favouritesOf = ({ favourites, key, things }: Kind) =>
      idsOf(
        deps.db,
        sql`select t.id from ${favourites} f join ${things} t on t.id = f.${key}
          where f.customer_id = ${customerId} and t.active
            and t.pickup_zone_ids && ${intArray(zoneIds)}
          order by f.created_at desc, t.id desc limit ${mostShown}`,
      );
    const vehicles = await loadVehicles(deps.db, await favouritesOf(kinds.vehicle));
    const providers = await loadProviders(deps.db, await favouritesOf(kinds.provider));
    return {
      vehicles: vehicles.map((row) => wireVehicle(row, language, null)),
      providers: providers.map((row) => wireProvider(row, language)),
    };
  });

  serve(calls.addRentalFavourite, async ({ caller, query, language }) => {
    const { kind, id } = thingOf(query);
    // One statement: however many calls come at once, it is noted once.
    const known = await idsOf(
      deps.db,
      sql`with thing as (select id from ${kind.things} where id = ${id} and active),
          added as (
            insert into ${kind.favourites} (customer_id, ${kind.key})
            select ${customerOf(caller).id}::int, id from thing on conflict do nothing)
        select id from thing`,
    );
    if (known.length === 0) throw new Refusal('not_found');
    return { message: texts.added[language] };
  });

  serve(calls.removeRentalFavourite, async ({ caller, query, language }) => {
    const { kind, id } = thingOf(query);
    await deps.db.execute(
      sql`delete from ${kind.favourites}
        where customer_id = ${customerOf(caller).id} and ${kind.key} = ${id}`,
    );
    return { message: texts.removed[language] };
  });
};
