import { queryOptions } from '@tanstack/react-query';
import { listCategoryStores } from '../../../domain/catalogue/catalogueEndpoints';
import { call } from '../../client/client';
import { keyIn, type StoreFilters, type StoreListName, storeLists } from './catalogue';

/** Stores that one map shows at the most. */
const mostOnMap = 100;

export const storeMapQuery = (
  name: StoreListName | { categoryId: number },
  filters: StoreFilters,
  moduleId?: number,
) => {
  const query = { ...filters, limit: mostOnMap, offset: 1 };
  return queryOptions({
    queryKey: keyIn(moduleId, 'store-map', name, filters),
    queryFn: ({ signal }) =>
      typeof name === 'string'
        ? call(storeLists[name], { signal, moduleId, query })
        : call(listCategoryStores, {
            signal,
            moduleId,
            params: { id: name.categoryId },
            query,
          }),
  });
};
