import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { endNow } from './connection';
import { DatabaseAway, isCut, isLost } from './lost';
import { createOtherClock } from './otherClock';

const beatMilliseconds = 1_000;
/** A database that is away is looked for more often. */
const searchMilliseconds = 500;
/** For an answer, on a new connection too. */
const patienceMilliseconds = 2_500;
/** Connections that are cut for so long, each anew, are as good as none. */
const cutMilliseconds = 1_000;
const betweenCutsMilliseconds = 20;

/** Whether PostgreSQL is there, asked each second on a connection of its own. */
export interface Pulse {
  isThere(): boolean;
  /** The time of the database's clock, so that all servers on it agree. */
  now(): Date;
  /** Asks at once: somebody has lost a connection. */
  suspect(): void;
  /** Returns a function that ends it. */
  onChange(changed: (isThere: boolean) => void): () => void;
  close(): Promise<void>;
}

/** What is said of it, and whether it may be away from the beginning. */
interface Looked {
  readonly name: string;
  readonly isNeeded: boolean;
}

/** @throws what the first look met with, when there is no database and it is needed */
export async function startPulse(
  url: string,
  { name, isNeeded }: Looked = { name: 'the database', isNeeded: true },
): Promise<Pulse> {
  const listeners = new Set<(isThere: boolean) => void>();
  const clock = createOtherClock();
  let client: pg.Client | null = null;
  let isThere = true;
  let isClosed = false;
  let timer: NodeJS.Timeout | null = null;
  let isBeating = false;

  const drop = () => {
    if (client) endNow(client);
    client = null;
  };

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString: url });
    client = fresh;
    fresh.on('error', () => {
      if (client === fresh) drop();
    });
    await fresh.connect();
    return fresh;
  };

  const look = async (): Promise<void> => {
    const own = client ?? (await connect());
    const asked = performance.now();
    const { rows } = await own.query<{ moment: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as moment',
    );
    for (const { moment } of rows) clock.see(moment, asked, performance.now());
  };

  /** One connection that is cut or stuck does not say that no other can be had. */
  const answers = async (): Promise<boolean> => {
    for (const until = performance.now() + cutMilliseconds; ; ) {
      const isFresh = client === null;
      const begun = performance.now();
      try {
        await inTime(look());
        return true;
      } catch (error) {
        drop();
        // A refusal is an answer too: all its connections may be taken.
        if (!isLost(error) && error instanceof pg.DatabaseError) return true;
        const now = performance.now();
        const hasStoodStill = now - begun > 1.5 * patienceMilliseconds;
        const isSure = isFresh && !hasStoodStill && (!isCut(error) || now > until);
        if (isClosed || !isThere || isSure) return false;
      }
      await delay(betweenCutsMilliseconds, undefined, { ref: false });
    }
  };

  const turn = (to: boolean) => {
    if (isThere === to || isClosed) return;
    isThere = to;
    console.error(to ? `${name} is back` : `${name} does not answer`);
    for (const changed of listeners) changed(to);
  };

  const plan = () => {
    if (isClosed) return;
    timer = setTimeout(ask, isThere ? beatMilliseconds : searchMilliseconds);
    timer.unref();
  };
  const ask = () => {
    if (isBeating) return;
    isBeating = true;
    if (timer) clearTimeout(timer);
    void answers().then((is) => {
      isBeating = false;
      turn(is);
      plan();
    });
  };

  try {
    await inTime(look());
  } catch (error) {
    drop();
    if (isNeeded) throw error;
    turn(false);
  }
  plan();
  return {
    isThere: () => isThere,
    now: clock.now,
    suspect: () => {
      if (isThere && !isClosed) ask();
    },
    onChange: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    close: async () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
      drop();
    },
  };
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DatabaseAway());
    // Of a process that stood still the answer may have come meanwhile: it is read first.
    const timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), patienceMilliseconds);
    timer.unref();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
