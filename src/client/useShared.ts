import { hashKey, type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

interface Query {
  queryKey: readonly unknown[];
}

/** Who watches a query for all that use it, by the query's key. */
const watched = new WeakMap<QueryClient, Map<string, QueryObserver>>();

function watch(client: QueryClient, query: Query, tell: () => void): () => void {
  const watchers = watched.get(client) ?? new Map<string, QueryObserver>();
  watched.set(client, watchers);
  const key = hashKey(query.queryKey);
  const watcher = watchers.get(key) ?? new QueryObserver(client, query);
  watchers.set(key, watcher);
  const leave = watcher.subscribe(tell);
  return () => {
    leave();
    if (!watcher.hasListeners()) watchers.delete(key);
  };
}

const noOne = () => () => undefined;

/**
 * What `see` finds in the answer of a query; undefined until it is there. For what stands on a page a hundred times: all of
 * them watch the query by one observer, and each draws itself anew only when what it sees has changed.
 * @param see gives the same for the same answer
 */
export function useShared<Answer, Seen>(
  query: Query,
  see: (answer: Answer) => Seen,
  isAsked = true,
): Seen | undefined {
  const client = useQueryClient();
  const key = hashKey(query.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is what its key says
  const subscribe = useCallback((tell: () => void) => watch(client, query, tell), [client, key]);
  return useSyncExternalStore(isAsked ? subscribe : noOne, () => {
    const answer = isAsked ? client.getQueryCache().get<Answer>(key)?.state.data : undefined;
    return answer === undefined ? undefined : see(answer);
  });
}
