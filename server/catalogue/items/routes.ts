import { eq, type SQL, sql } from 'drizzle-orm';
import type { Item } from '../../../domain/catalogue/catalogue';
import * as catalogueCalls from '../../../domain/catalogue/catalogueEndpoints';
import * as itemCalls from '../../../domain/catalogue/itemEndpoints';
import { listBrandItems } from '../../../domain/catalogue/offerEndpoints';
import { availableRowsFirst } from '../../../domain/catalogue/orderable';
import type { Language } from '../../../domain/language/languages';
import type { AnyEndpoint } from '../../../domain/wire/define';
import type { ShowContext } from '../../cart/wireItem';
import { brands } from '../../db/schema/brands';
import { idParam, intArray, pageFields, wordsIn } from '../../http/paging';
import { Refusal } from '../../http/refusal';
import type { Input, Register } from '../../http/serve';
import { interestsOf, likedFirst } from '../../identity/account/interests';
import { moduleTypesOf } from '../../place/modules/types';
import { canBeBought, type ItemQuery, type Scope } from './conditions';
import { findItems, hasCategory, inCategories } from './findItems';
import type { ItemSort } from './itemOrder';
import { loadDetails, loadList } from './loadItems';
import { findRelated } from './relatedItems';

type ListInput = Pick<Input<AnyEndpoint>, 'language' | 'zoneIds' | 'moduleId' | 'request'> & {
  query: ItemQuery;
};

/** Most items that are named in one call. */
const mostIds = 50;

type ItemPage = ReturnType<typeof pageFields> & { products: Item[] };

interface ListRules {
  /** The order of this list when the shopper chose none. */
  sort?: ItemSort;
  also?: SQL;
}

export const registerItems: Register = (serve, deps) => {
  const typeOf = moduleTypesOf(deps.reads);
  const keptList = deps.kept.shelf<ItemPage>();
  const keptItem = deps.kept.shelf<Item>();
  const keptRelated = deps.kept.shelf<Item[]>();
  const list = (input: ListInput, rules: ListRules = {}) => {
    const { query, language, zoneIds, moduleId, request } = input;
    const { pathname, searchParams } = new URL(request.url);
    const key = [pathname, searchParams.has('sort'), query, language, zoneIds, moduleId];
    return keptList(key, () => readList(input, rules));
  };
  const readList = async (input: ListInput, rules: ListRules) => {
    const { query, language, zoneIds, moduleId } = input;
    const scope: Scope = {
      moduleId,
      zoneIds,
      now: deps.clock.now(),
      timeZone: await deps.settings.timeZone(),
    };
    const isChosen = new URL(input.request.url).searchParams.has('sort');
    const sort = isChosen ? query.sort : (rules.sort ?? query.sort);
    const { digit_after_decimal_point: digits } = await deps.settings.config();
    const found = await findItems(deps.reads, { query, scope, sort, digits, also: rules.also });
    const context: ShowContext = {
      language,
      now: scope.now,
      timeZone: scope.timeZone,
      takesLater: await deps.settings.takesLater(),
      moduleType: await typeOf(moduleId),
    };
    return {
      ...pageFields(found.total, query),
      products: await loadList(deps.reads, found.ids, context),
    };
  };

  serve(itemCalls.listLatestItems, (input) => list(input, { sort: 'newest' }));
  serve(itemCalls.listPopularItems, async (input) => {
    const page = await list(input);
    if (new URL(input.request.url).searchParams.has('sort')) return page;
    const liked = await interestsOf(deps, input.caller);
    // Within the page: the next one begins where this ends, whoever asks.
    const isLiked = await inCategories(deps.reads, page.products, liked);
    const preferred = likedFirst(page.products, ({ id }) => isLiked.has(id));
    return { ...page, products: availableRowsFirst(preferred) };
  });
  serve(itemCalls.listDiscountedItems, (input) =>
    list(
      { ...input, query: { ...input.query, filter: `${input.query.filter},discounted` } },
      { sort: 'discount' },
    ),
  );
  serve(itemCalls.listMostReviewedItems, (input) =>
    list(input, { sort: 'rating', also: sql`rating_count > 0` }),
  );
  serve(itemCalls.listRecommendedItems, (input) => list(input, { also: sql`recommended` }));
  serve(itemCalls.listSuggestedItems, (input) => list(input, { also: canBeBought }));
  serve(itemCalls.listItemsOfIds, (input) => {
    const ids = wordsIn(input.query.item_ids)
      .filter((word) => /^\d{1,9}$/.test(word))
      .slice(0, mostIds);
    return list(input, { also: sql`id = any(${intArray(ids.map(Number))})` });
  });
  serve(itemCalls.searchItems, (input) => list(input));
  serve(catalogueCalls.listCategoryItems, async (input) => {
    const id = idParam(input.params.id);
    if (!(await hasCategory(deps.reads, id))) throw new Refusal('not_found');
    return list({ ...input, query: { ...input.query, category_id: id } });
  });

  serve(listBrandItems, async (input) => {
    const id = idParam(input.params.id);
    const [brand] = await deps.reads.select().from(brands).where(eq(brands.id, id));
    if (!brand?.active) throw new Refusal('not_found');
    return list(input, { also: sql`brand_id = ${id}` });
  });

  serve(itemCalls.getItem, ({ params, query, language }) => {
    const isCampaign = query.campaign === 1;
    return keptItem([params.id, isCampaign, language], async () => {
      const item = await loadDetails(deps.reads, params.id ?? '', {
        isCampaign,
        now: deps.clock.now(),
        contextOf: (moduleId) => contextOf(moduleId, language),
      });
      if (!item) throw new Refusal('not_found');
      return item;
    });
  });

  serve(itemCalls.listRelatedItems, ({ params, language }) =>
    keptRelated([params.id, language], async () => {
      const moment = { now: deps.clock.now(), timeZone: await deps.settings.timeZone() };
      const found = await findRelated(deps.reads, params.id ?? '', moment);
      if (!found) throw new Refusal('not_found');
      return loadList(deps.reads, found.ids, await contextOf(found.moduleId, language));
    }),
  );

  async function contextOf(moduleId: number, language: Language): Promise<ShowContext> {
    return {
      language,
      now: deps.clock.now(),
      timeZone: await deps.settings.timeZone(),
      takesLater: await deps.settings.takesLater(),
      moduleType: await typeOf(moduleId),
    };
  }
};
