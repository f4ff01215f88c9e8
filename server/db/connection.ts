import pg from 'pg';

// Pages come from memory or flash, where a jump costs hardly more than the next page. With the planner's
// default, made for turning disks, lists are sorted that an index holds in order. The second says how much
// alike a misspelt name must be.
export const connectionSettings =
  'set random_page_cost = 1.1; set pg_trgm.word_similarity_threshold = 0.45';

export const drizzleOptions = { casing: 'snake_case' } as const;

/** Closes a connection at once, whatever it waits for and whether or not the other side still listens. */
export function endNow(client: pg.ClientBase): void {
  // The type of what a pool lends hides it.
  if (!(client instanceof pg.Client)) return;
  void client.end().catch(() => {});
  client.connection.stream.destroy();
}
