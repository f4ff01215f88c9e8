import { type SQL, sql } from 'drizzle-orm';
import * as calls from '../../domain/endpoints/catalogue';
import type { AnyEndpoint } from '../../domain/endpoints/define';
import { idParam, pageFields } from '../http/paging';
import { Refusal } from '../http/refusal';
import type { Input, Register } from '../http/serve';
import { createModuleTypes } from '../modules/types';
import { findStore, findStores, type StoreQuery, type StoreSort } from './findStores';
import { wireStore } from './wireStore';

type ListInput = Pick<
  Input<AnyEndpoint>,
  'language' | 'zoneIds' | 'moduleId' | 'request' | 'point'
> & { query: StoreQuery };

/** Lists and pages of stores. */
export const registerStores: Register = (serve, deps) => {
  const typeOf = createModuleTypes(deps.db);
  const list = async (input: ListInput, rules: { sort?: StoreSort; also?: SQL } = {}) => {
    const { query, language, zoneIds, moduleId, point } = input;
    const scope = {
      moduleId,
      zoneIds,
      now: deps.clock.now(),
      timeZone: await deps.settings.timeZone(),
    };
    const isChosen = new URL(input.request.url).searchParams.has('sort');
    const sort = isChosen ? query.sort : (rules.sort ?? query.sort);
    const { rows, total } = await findStores(deps.db, {
      query,
      scope,
      sort,
      point,
      also: rules.also,
    });
    const context = { ...scope, language, point, moduleType: await typeOf(moduleId) };
    return {
      ...pageFields(total, query),
      stores: rows.map((row) => wireStore(row, context)),
    };
  };

  serve(calls.listStores, (input) => list(input));
  serve(calls.listLatestStores, (input) => list(input, { sort: 'newest' }));
  serve(calls.listPopularStores, (input) => list(input));
  serve(calls.listRecommendedStores, (input) => list(input, { also: sql`featured` }));
  serve(calls.listTopOffers, (input) =>
    list(
      { ...input, query: { ...input.query, filter: `${input.query.filter},discounted` } },
      { sort: 'discount' },
    ),
  );
  serve(calls.searchStores, (input) => list(input));
  serve(calls.listCategoryStores, async (input) => {
    const id = idParam(input.params.id);
    return list({ ...input, query: { ...input.query, category_id: id } });
  });

  serve(calls.getStore, async ({ params, language, point }) => {
    const row = await findStore(deps.db, params.id ?? '');
    if (!row) throw new Refusal('not_found');
    return wireStore(row, {
      language,
      point,
      now: deps.clock.now(),
      timeZone: await deps.settings.timeZone(),
      moduleType: await typeOf(row.moduleId),
    });
  });
};
