import { sql } from 'drizzle-orm';
import type { FavouriteThing } from '../../../domain/catalogue/favourites';
import type { Db } from '../../db/client';
import { intArray } from '../../http/paging';

/** Where a customer shops: favourites elsewhere wait until they shop there again. */
export interface Place {
  readonly moduleId: number;
  readonly zoneIds: readonly number[];
}

// More than anybody looks through; an answer must not grow without end.
const mostShown = 300;

/** Ids of a customer's favourite items that are on sale in a place, the newest favourite first. */
export async function itemIdsOf(db: Db, customerId: number, place: Place): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select i.id from favourite_items f join items i on i.id = f.item_id
    where f.customer_id = ${customerId} and i.active and i.module_id = ${place.moduleId}
      and i.zone_id = any(${intArray(place.zoneIds)})
    order by f.created_at desc, i.id desc limit ${mostShown}`);
  return rows.map(({ id }) => id);
}

/** Ids of a customer's favourite stores in a place, the newest favourite first. */
export async function storeIdsOf(db: Db, customerId: number, place: Place): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.id from favourite_stores f join stores s on s.id = f.store_id
    where f.customer_id = ${customerId} and s.module_id = ${place.moduleId}
      and s.zone_id = any(${intArray(place.zoneIds)})
    order by f.created_at desc, s.id desc limit ${mostShown}`);
  return rows.map(({ id }) => id);
}

/**
 * Notes a favourite, and counts an item's, in one statement: however many calls come at once, it is
 * noted and counted once. False when there is no such thing.
 */
export async function add(db: Db, customerId: number, thing: FavouriteThing): Promise<boolean> {
  const { rows } = await db.execute<{ known: number }>(
    thing.kind === 'item'
      ? sql`
        with thing as (select id from items where id = ${thing.id} and active),
          added as (
            insert into favourite_items (customer_id, item_id) select ${customerId}, id from thing
            on conflict do nothing returning item_id),
          counted as (
            update items set wishlist_count = wishlist_count + 1
            where id in (select item_id from added))
        select count(*)::int as known from thing`
      : sql`
        with thing as (select id from stores where id = ${thing.id}),
          added as (
            insert into favourite_stores (customer_id, store_id) select ${customerId}, id from thing
            on conflict do nothing)
        select count(*)::int as known from thing`,
  );
  return rows[0]?.known === 1;
}

/** Forgets a favourite; one that is none already stays so, and is not counted down twice. */
export async function remove(db: Db, customerId: number, thing: FavouriteThing): Promise<void> {
  await db.execute(
    thing.kind === 'item'
      ? sql`
        with removed as (
          delete from favourite_items where customer_id = ${customerId} and item_id = ${thing.id}
          returning item_id)
        update items set wishlist_count = greatest(wishlist_count - 1, 0)
        where id in (select item_id from removed)`
      : sql`delete from favourite_stores where customer_id = ${customerId} and store_id = ${thing.id}`,
  );
}
