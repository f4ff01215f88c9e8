import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient';

/**
 * Asks now, after something has changed. What is under way is given up for it: `fetchQuery` alone would take its answer, which
 * may have been read before the change, for the new one.
 * @throws what the query throws
 */
export function fetchAnew<Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const { queryKey } = query;
  void queryClient.cancelQueries({ queryKey, exact: true }, { silent: true, revert: false });
  return queryClient.fetchQuery({ ...query, staleTime: 0 });
}
