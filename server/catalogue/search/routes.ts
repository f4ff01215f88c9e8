import * as v from 'valibot';
import { itemQuery, searchItemsAndStores } from '../../../domain/catalogue/itemEndpoints';
import { priceTag } from '../../../domain/catalogue/priceTag';
import { storeQuery } from '../../../domain/catalogue/storeEndpoints';
import { inLanguage } from '../../../domain/language/localized';
import type { Input, Register } from '../../http/serve';
import { moduleTypesOf } from '../../place/modules/types';
import { findItems } from '../items/findItems';
import { loadList } from '../items/loadItems';
import { findStores } from '../stores/findStores';

const mostItems = 8;
/** So many are looked at: stores of a zone sell the same things. */
const itemsLookedAt = 32;
const mostStores = 4;

/** The first of each name: what is suggested twice reads like a mistake, and the list itself holds them all. */
const differing = <Row extends { name: string }>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.toReversed().map((row) => [row.name.toLowerCase(), row])).values()].reverse();

type SuggestInput = Pick<
  Input<typeof searchItemsAndStores>,
  'query' | 'moduleId' | 'zoneIds' | 'language'
>;

export const registerSearch: Register = (serve, deps) => {
  const typeOf = moduleTypesOf(deps.reads);
  const kept = deps.kept.shelf<Awaited<ReturnType<typeof suggest>>>();
  serve(searchItemsAndStores, (input) => {
    const { query, moduleId, zoneIds, language } = input;
    if (query.name.trim() === '') return { items: [], stores: [] };
    return kept([query, moduleId, zoneIds, language], () => suggest(input));
  });

  async function suggest({ query, moduleId, zoneIds, language }: SuggestInput) {
    const scope = {
      moduleId,
      zoneIds,
      now: deps.clock.now(),
      timeZone: await deps.settings.timeZone(),
    };
    const { digit_after_decimal_point: digits } = await deps.settings.config(language);
    const [found, stores] = await Promise.all([
      findItems(deps.reads, {
        query: v.parse(itemQuery, { name: query.name, limit: itemsLookedAt }),
        scope,
        sort: 'popular',
        digits,
      }),
      findStores(deps.reads, {
        query: v.parse(storeQuery, { name: query.name, limit: mostStores }),
        scope,
        sort: 'default',
        point: null,
      }),
    ]);
    const { now, timeZone } = scope;
    const context = {
      language,
      now,
      timeZone,
      moduleType: await typeOf(moduleId),
      takesLater: await deps.settings.takesLater(),
    };
    const rows = differing(await loadList(deps.reads, found.ids, context)).slice(0, mostItems);
    return {
      items: rows.map((row) => ({
        id: row.id,
        name: row.name,
        image_full_url: row.image_full_url,
        slug: row.slug,
        store_name: row.store_name,
        price: priceTag(row, now, digits).discountedFrom,
      })),
      stores: stores.rows.map((row) => ({
        id: row.id,
        name: inLanguage(row.name, language),
        image_full_url: row.logo,
        slug: row.slug,
      })),
    };
  }
};
