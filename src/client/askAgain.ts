import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient';

/**
 * Asks again for what is shown of a key, after something has changed. A first answer that is under way may have been read before
 * the change, and `invalidateQueries` leaves it alone: once it is there it is asked for again too.
 */
export async function askAgain(queryKey: QueryKey): Promise<void> {
  const first = queryClient.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  });
  await queryClient.invalidateQueries({ queryKey });
  // Of more changes meanwhile, one asks for all.
  if (first.length > 0)
    await queryClient.invalidateQueries({
      fetchStatus: 'idle',
      predicate: (query) => first.includes(query),
    });
}

/**
 * After something was kept as the shop has noted it: what is being read may have been read before, and would show it as it was.
 */
export async function askAgainUnderWay(queryKey: QueryKey): Promise<void> {
  if (queryClient.isFetching({ queryKey }) > 0) await askAgain(queryKey);
}
