import type { AnyEndpoint } from '../../../domain/wire/define';
import { id } from '../../../domain/wire/fields';

interface Node {
  entries?: Record<string, unknown>;
  wrapped?: unknown;
  item?: unknown;
  pipe?: readonly unknown[];
  options?: readonly unknown[];
}

const looksLikeId = /(^|_)ids?$|[a-z]Ids?$|_images$/;

/** Names of everything in a schema that can name a thing: by its name, or by being an id of the wire. */
function idsIn(schema: unknown, name: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { entries, wrapped, item, pipe, options } = schema as Node;
  const own = looksLikeId.test(name) || schema === id ? [name] : [];
  const below = [
    ...(wrapped ? [wrapped] : []),
    ...(item ? [item] : []),
    ...(pipe ?? []),
    ...(options ?? []),
  ].flatMap((part) => idsIn(part, name));
  const fields = Object.entries(entries ?? {}).flatMap(([key, part]) => idsIn(part, key));
  return [...own, ...below, ...fields];
}

/** Ids that a call takes in its path, query or body; `{id}` is one of the path. */
export function idsOf({ path, query, body }: AnyEndpoint): string[] {
  const inPath = [...path.matchAll(/\{\w+\}/g)].map(([whole]) => whole);
  return [...new Set([...inPath, ...idsIn(query, ''), ...idsIn(body, '')])];
}

/**
 * Ids of what everybody may see: the catalogue and the places. What a call with them reads or changes is its
 * caller's own (a cart, favourites), so another person cannot be named by them.
 */
export const publicIds: ReadonlySet<string> = new Set([
  'add_on_ids',
  'basic_campaign_id',
  'brand_ids',
  'category_id',
  'category_ids',
  'interest',
  'item_id',
  'item_ids',
  'module_id',
  'package_id',
  'parcel_category_id',
  'provider_id',
  'store_id',
  'store_ids',
  'substitute_item_id',
  'target_id',
  'vehicle_id',
  'without',
  'zone_id',
  'zone_ids',
]);

/**
 * Random, at least 128 bits, told to nobody but their holder: to know one is to be allowed. What is walked
 * is that invented ones open nothing, and that a token counts before them.
 */
export const secretIds: ReadonlySet<string> = new Set(['guest_id']);

/** Ids of the sign-in's own: answers of providers, and read by nothing else. */
export const signInIds: ReadonlySet<string> = new Set(['unique_id']);
