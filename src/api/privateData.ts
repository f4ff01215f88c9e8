import type { QueryClient } from '@tanstack/react-query';

/** First words of the query keys whose answers are the same for everybody. */
const publicRoots = new Set<unknown>([
  'config',
  'landing',
  'zones',
  'modules',
  'policy',
  'map',
  'catalogue',
]);

/**
 * Drops every answer that may belong to one person, when that person changes; what is on screen is
 * asked for anew. Unknown keys count as private: a forgotten entry costs a request, not a leak.
 */
export function dropPrivateData(client: QueryClient): void {
  void client.cancelQueries({ predicate: isPrivate });
  void client.resetQueries({ predicate: isPrivate });
}

const isPrivate = ({ queryKey }: { queryKey: readonly unknown[] }) => !publicRoots.has(queryKey[0]);
