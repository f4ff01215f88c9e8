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
  'rental',
  // Of who stands at the desk, whoever shops here.
  'desk',
  // Of a courier, likewise.
  'ride',
]);

/**
 * Drops every answer that may belong to one person, when that person changes. What is on screen is
 * asked for anew once the screen knows of the change: what is a customer's alone is no longer asked
 * for then. Unknown keys count as private: a forgotten entry costs a request, not a leak.
 */
export function dropPrivateData(client: QueryClient): void {
  void client.cancelQueries({ predicate: isPrivate });
  for (const query of client.getQueryCache().findAll({ predicate: isPrivate })) query.reset();
  setTimeout(() => void client.refetchQueries({ type: 'active', predicate: isPrivate }));
}

const isPrivate = ({ queryKey }: { queryKey: readonly unknown[] }) => !publicRoots.has(queryKey[0]);
