import { queryOptions } from '@tanstack/react-query';
import { listItemsOfIds } from '../../../domain/catalogue/itemEndpoints';
import { call } from '../../client/client';
import { scopeKey } from '../../client/scope';

/** Named items of the current module as they are now; those that are not offered here any more are missing. */
export const itemsOfIdsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['catalogue', scopeKey(), 'items-of-ids', ids],
    queryFn: ({ signal }) =>
      call(listItemsOfIds, {
        signal,
        query: { item_ids: ids.join(), limit: ids.length, offset: 1 },
      }),
    enabled: ids.length > 0,
  });
