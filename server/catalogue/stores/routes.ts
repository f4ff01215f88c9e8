import { type SQL, sql } from 'drizzle-orm';
import * as catalogueCalls from '../../../domain/catalogue/catalogueEndpoints';
import * as storeCalls from '../../../domain/catalogue/storeEndpoints';
import type { AnyEndpoint } from '../../../domain/wire/define';
import type { StoreRow } from '../../cart/sellable';
import { idParam, pageFields } from '../../http/paging';
import { Refusal } from '../../http/refusal';
import type { Input, Register } from '../../http/serve';
import { moduleTypesOf } from '../../place/modules/types';
import {
  type FoundStores,
  findStore,
  findStores,
  type StoreQuery,
  type StoreSort,
} from './findStores';
import { wireStore } from './wireStore';

type ListInput = Pick<
  Input<AnyEndpoint>,
  'language' | 'zoneIds' | 'moduleId' | 'request' | 'point'
> & { query: StoreQuery };

export const registerStores: Register = (serve, deps) => {
  const typeOf = moduleTypesOf(deps.reads);
  const keptList = deps.kept.shelf<FoundStores>();
  const keptStore = deps.kept.shelf<StoreRow | null>();
  const list = async (input: ListInput, rules: { sort?: StoreSort; also?: SQL } = {}) => {
    const { query, language, zoneIds, moduleId, point } = input;
    const scope = {
      moduleId,
      zoneIds,
      now: deps.clock.now(),
      timeZone: await deps.settings.timeZone(),
    };
    const { pathname, searchParams } = new URL(input.request.url);
    const sort = searchParams.has('sort') ? query.sort : (rules.sort ?? query.sort);
    const find = () => findStores(deps.reads, { query, scope, sort, point, also: rules.also });
    // Where the shopper is decides the order of these alone; how far a store is is told below.
    const { rows, total } = await (sort === 'distance'
      ? find()
      : keptList([pathname, sort, query, zoneIds, moduleId], find));
    const context = { ...scope, language, point, moduleType: await typeOf(moduleId) };
    return {
      ...pageFields(total, query),
      stores: rows.map((row) => wireStore(row, context)),
    };
  };

  serve(storeCalls.listStores, (input) => list(input));
  serve(storeCalls.listLatestStores, (input) => list(input, { sort: 'newest' }));
  serve(storeCalls.listPopularStores, (input) => list(input));
  serve(storeCalls.listRecommendedStores, (input) => list(input, { also: sql`featured` }));
  serve(storeCalls.listTopOffers, (input) =>
    list(
      { ...input, query: { ...input.query, filter: `${input.query.filter},discounted` } },
      { sort: 'discount' },
    ),
  );
  serve(storeCalls.searchStores, (input) => list(input));
  serve(catalogueCalls.listCategoryStores, async (input) => {
    const id = idParam(input.params.id);
    return list({ ...input, query: { ...input.query, category_id: id } });
  });

  serve(storeCalls.getStore, async ({ params, language, point }) => {
    const row = await keptStore([params.id], () => findStore(deps.reads, params.id ?? ''));
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
