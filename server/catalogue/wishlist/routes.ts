import type { FavouriteThing } from '../../../domain/catalogue/favourites';
import { availableRowsFirst } from '../../../domain/catalogue/orderable';
import {
  addFavourite,
  listFavourites,
  removeFavourite,
} from '../../../domain/catalogue/wishlistEndpoints';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';
import { customerOf } from '../../identity/routes';
import { t } from '../../locales/t';
import { moduleTypesOf } from '../../place/modules/types';
import { openRowsFirst } from '../items/availableFirst';
import { loadList } from '../items/loadItems';
import { loadStores } from '../stores/findStores';
import { wireStore } from '../stores/wireStore';
import * as store from './store';

const texts = {
  added: t('Added to your favourites'),
  oneThing: t('Please name an item or a store, one of them.'),
  removed: t('Removed from your favourites'),
};

function thingOf({
  item_id,
  store_id,
}: {
  item_id?: number | undefined;
  store_id?: number | undefined;
}): FavouriteThing {
  if (item_id !== undefined && store_id === undefined) return { kind: 'item', id: item_id };
  if (store_id !== undefined && item_id === undefined) return { kind: 'store', id: store_id };
  throw new Refusal('validation', { message: texts.oneThing });
}

/** Favourites of a customer (WISH-12 to WISH-14). Guests have none (WISH-02): their calls are refused. */
export const registerWishlist: Register = (serve, deps) => {
  const typeOf = moduleTypesOf(deps.db);

  serve(listFavourites, async ({ caller, moduleId, zoneIds, language, point }) => {
    const { id } = customerOf(caller);
    const place = { moduleId, zoneIds };
    const context = {
      language,
      point,
      now: deps.clock.now(),
      timeZone: await deps.settings.timeZone(),
      takesLater: await deps.settings.takesLater(),
      moduleType: await typeOf(moduleId),
    };
    const itemIds = await store.itemIdsOf(deps.db, id, place);
    const storeIds = await store.storeIdsOf(deps.db, id, place);
    return {
      item: availableRowsFirst(await loadList(deps.db, itemIds, context)),
      store: openRowsFirst(
        (await loadStores(deps.db, storeIds)).map((row) => wireStore(row, context)),
      ),
    };
  });

  serve(addFavourite, async ({ caller, query, language }) => {
    const isKnown = await store.add(deps.db, customerOf(caller).id, thingOf(query));
    if (!isKnown) throw new Refusal('not_found');
    return { message: texts.added[language] };
  });

  serve(removeFavourite, async ({ caller, query, language }) => {
    await store.remove(deps.db, customerOf(caller).id, thingOf(query));
    return { message: texts.removed[language] };
  });
};
