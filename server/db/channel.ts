import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { endNow } from './connection';
import type { Pulse } from './pulse';

/** Short messages (below 8,000 bytes) to every server on the same database, this one included. */
export interface Channel {
  publish(topic: string, payload: string): Promise<void>;
  /**
   * Calls `receive` for each message of a topic, and `hears` whenever messages begin or cease to come; resolves to a
   * function that ends it.
   */
  subscribe(
    topic: string,
    receive: (payload: string) => void,
    hears?: (isHeard: boolean) => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export function createPgliteChannel(client: PGlite): Channel {
  return {
    publish: async (topic, payload) => {
      await client.query('select pg_notify($1, $2)', [topic, payload]);
    },
    subscribe: async (topic, receive, hears) => {
      const end = await client.listen(topic, receive);
      hears?.(true);
      return end;
    },
    close: async () => {},
  };
}

/** One listening connection for all topics, opened with the first subscription and again after each loss. */
export function createPgChannel(url: string, pool: pg.Pool, pulse: Pulse): Channel {
  const receivers = new Map<string, Set<(payload: string) => void>>();
  const hearers = new Set<(isHeard: boolean) => void>();
  const tellHearers = (isHeard: boolean) => {
    for (const hears of hearers) hears(isHeard);
  };
  let connecting: Promise<pg.Client> | null = null;
  let loseNow = () => {};
  let retry: NodeJS.Timeout | null = null;
  let isClosed = false;

  const retryLater = () => {
    if (isClosed || retry) return;
    retry = setTimeout(() => {
      retry = null;
      if (receivers.size > 0) connection().then(listenToAll).catch(retryLater);
    }, 500);
    retry.unref();
  };

  const listenToAll = async (client: pg.Client): Promise<void> => {
    for (const topic of receivers.keys())
      await client.query(`listen ${pg.escapeIdentifier(topic)}`);
  };

  /** A client that listens to all topics; `onLost` is called once, when it does so no longer or never will. */
  const connect = async (onLost: () => void): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    let isLost = false;
    client.on('notification', ({ channel, payload }) => {
      if (isLost) return;
      for (const receive of receivers.get(channel) ?? []) receive(payload ?? '');
    });
    // It tells of its end twice, and of one that failed long after another has taken its place.
    const lose = () => {
      if (isLost) return;
      isLost = true;
      tellHearers(false);
      onLost();
    };
    client.on('error', lose);
    client.on('end', lose);
    loseNow = () => {
      lose();
      endNow(client);
    };
    try {
      await client.connect();
      await listenToAll(client);
      tellHearers(true);
      return client;
    } catch (error) {
      lose();
      void client.end().catch(() => {});
      throw error;
    }
  };

  const connection = (): Promise<pg.Client> => {
    if (connecting) return connecting;
    const opened = connect(() => {
      if (connecting !== opened) return;
      connecting = null;
      retryLater();
    });
    connecting = opened;
    return opened;
  };

  // A connection to a database that does not answer may never say that it is lost.
  pulse.onChange((isThere) => {
    if (!isThere) loseNow();
  });

  return {
    publish: async (topic, payload) => {
      await pool.query('select pg_notify($1, $2)', [topic, payload]);
    },
    subscribe: async (topic, receive, hears) => {
      const known = receivers.get(topic);
      const set = known ?? new Set();
      set.add(receive);
      if (!known) {
        receivers.set(topic, set);
        try {
          const client = await connection();
          await client.query(`listen ${pg.escapeIdentifier(topic)}`);
        } catch (error) {
          // Whoever is refused asks again: a topic that is held without being listened to would stay silent.
          set.delete(receive);
          if (set.size === 0) receivers.delete(topic);
          // Others may have joined meanwhile, and were told that they hear.
          else retryLater();
          throw error;
        }
      }
      if (hears) {
        hearers.add(hears);
        hears(true);
      }
      return async () => {
        set.delete(receive);
        if (hears) hearers.delete(hears);
        if (set.size > 0 || receivers.get(topic) !== set) return;
        receivers.delete(topic);
        const client = await connecting?.catch(() => null);
        await client?.query(`unlisten ${pg.escapeIdentifier(topic)}`).catch(() => {});
      };
    },
    close: async () => {
      isClosed = true;
      if (retry) clearTimeout(retry);
      const client = await connecting?.catch(() => null);
      await client?.end();
    },
  };
}
