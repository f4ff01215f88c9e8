import { inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { itemQuery, searchItemsAndStores } from '../../domain/endpoints/items';
import { storeQuery } from '../../domain/endpoints/stores';
import { items } from '../db/schema/items';
import type { Register } from '../http/serve';
import { findItems } from '../items/findItems';
import { findStores } from '../stores/findStores';

const mostItems = 8;
const mostStores = 4;

/** What might be meant, while it is being typed. */
export const registerSearch: Register = (serve, deps) => {
  serve(searchItemsAndStores, async ({ query, moduleId, zoneIds, language }) => {
    if (query.name.trim() === '') return { items: [], stores: [] };
    const scope = {
      moduleId,
      zoneIds,
      now: deps.clock.now(),
      timeZone: await deps.settings.timeZone(),
    };
    const [found, stores] = await Promise.all([
      findItems(deps.db, {
        query: v.parse(itemQuery, { name: query.name, limit: mostItems }),
        scope,
        sort: 'popular',
      }),
      findStores(deps.db, {
        query: v.parse(storeQuery, { name: query.name, limit: mostStores }),
        scope,
        sort: 'default',
        point: null,
      }),
    ]);
    const rows =
      found.ids.length === 0
        ? []
        : await deps.db
            .select({ id: items.id, name: items.name, image: items.image, slug: items.slug })
            .from(items)
            .where(inArray(items.id, found.ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const inOrder = found.ids.flatMap((id) => byId.get(id) ?? []);
    return {
      items: inOrder.map((row) => ({
        id: row.id,
        name: row.name[language],
        image_full_url: row.image,
        slug: row.slug,
      })),
      stores: stores.rows.map((row) => ({
        id: row.id,
        name: row.name[language],
        image_full_url: row.logo,
        slug: row.slug,
      })),
    };
  });
};
