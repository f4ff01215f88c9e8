import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { fetchAnew } from './fetchAnew';
import { queryClient } from './queryClient';

/** What was told last of each thing on screen. */
const toldLast = new WeakMap<object, object>();

/**
 * Puts what a live stream tells into the thing on screen. Where it has moved on, all of it is asked for again, because its times
 * and what may be done with it have changed too; an answer that was on its way does not undo what was told since.
 */
export function showNews<Thing extends object, Key extends QueryKey>(
  query: FetchQueryOptions<Thing, Error, Thing, Key> & { queryKey: Key },
  news: Partial<Thing>,
  hasMoved: (known: Thing) => boolean,
): void {
  const { queryKey } = query;
  const cached = queryClient.getQueryCache().find<Thing>({ queryKey, exact: true });
  if (!cached) return;
  const known = cached.state.data;
  toldLast.set(cached, news);
  queryClient.setQueryData<Thing>([...queryKey], (now) => now && { ...now, ...news });
  // A failure is no news: the state itself has just arrived, and the next change asks again.
  if (known && hasMoved(known)) fetchAnew(query).catch(() => undefined);
  // Places come every two seconds, faster than some networks answer: what is under way may end.
  else if (cached.state.fetchStatus !== 'idle')
    queryClient
      .fetchQuery({ ...query, staleTime: 0 })
      .then(() => toldLast.get(cached) === news && showNews(query, news, hasMoved))
      .catch(() => undefined);
}
