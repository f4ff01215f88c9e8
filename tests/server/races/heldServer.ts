import { openPostgres } from '../../../server/db/client';
import type { Deps } from '../../../server/deps';
import { clientBy } from '../../support/postgresClient';

function openGate(): { passed: Promise<void>; pass(): void } {
  let pass = () => {};
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  return { passed, pass: () => pass() };
}

interface Hold {
  /** A statement waits. */
  readonly reached: Promise<void>;
  release(): void;
}

/** Another server on the same PostgreSQL, which stops where a test says. */
export interface HeldServer {
  readonly deps: Deps;
  /** Holds the next statement that matches, before it is sent. */
  holdBefore(statement: RegExp): Hold;
  close(): Promise<void>;
}

/** Opens one beside `deps` with connections of its own; `rewrite` says what becomes of a statement on its way. */
export async function openHeldServer(
  deps: Deps,
  url: string,
  rewrite: (statement: string) => string,
): Promise<HeldServer> {
  const holds = new Set<{ statement: RegExp; reach(): void; released: Promise<void> }>();
  const Client = clientBy(() => async (statement, send) => {
    const hold = [...holds].find((one) => one.statement.test(statement));
    if (hold) {
      holds.delete(hold);
      hold.reach();
      await hold.released;
    }
    return send(rewrite(statement));
  });
  const database = await openPostgres(url, deps.env, { Client });
  return {
    deps: { ...deps, db: database.db, reads: database.db, database },
    holdBefore: (statement) => {
      const [reached, released] = [openGate(), openGate()];
      holds.add({ statement, reach: reached.pass, released: released.passed });
      return { reached: reached.passed, release: released.pass };
    },
    close: () => database.close(),
  };
}
