import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Makes a query fail that is asked beside a transaction from within it. PGlite has one connection: the query would wait for the
 * transaction, the transaction for the query, and everybody else for both, for ever.
 */
export function refuseBeside(client: PGlite): void {
  const within = new AsyncLocalStorage<{ open: boolean }>();
  const check = () => {
    if (within.getStore()?.open)
      throw new Error('Within a transaction the database is asked through it alone, not beside it');
  };
  const transaction = client.transaction.bind(client);
  const query = client.query.bind(client);
  const exec = client.exec.bind(client);
  client.transaction = async (work) => {
    check();
    // What a transaction has begun, and goes on after its end, may ask what it likes.
    const state = { open: true };
    try {
      return await within.run(state, () => transaction(work));
    } finally {
      state.open = false;
    }
  };
  client.query = async (...asked) => {
    check();
    return query(...asked) as never;
  };
  client.exec = async (...asked) => {
    check();
    return exec(...asked);
  };
}
