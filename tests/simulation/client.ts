import type pg from 'pg';
import { clientBy } from '../support/postgresClient';
import type { Stage } from './stage';

/** Every connection of one server. */
export interface Wire {
  readonly stage: Stage;
  readonly admin: pg.Client;
  readonly clients: Set<pg.Client>;
}

const ends = /^\s*(commit|rollback)\b(?!.*\bto savepoint\b)/i;
const writes = /^\s*(insert|update|delete|with)\b/i;

const pidOf = (client: pg.Client): number | null =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : null;

/** Waits until PostgreSQL has noticed that connections are cut: until then their locks are held. */
export async function awaitEnd(clients: readonly pg.Client[], admin: pg.Client): Promise<void> {
  const pids = clients.map(pidOf);
  const gone = async (end: string) =>
    (await admin.query(`select ${end} from pg_stat_activity where pid = any($1::int[])`, [pids]))
      .rowCount === 0;
  for (let asked = 0; !(await gone(asked < 5 ? 'pid' : 'pg_terminate_backend(pid)')); asked += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Cuts a connection and waits until both its ends have noticed. One that was cut before has nothing more to say. */
async function cut({ clients, admin }: Wire, client: pg.Client): Promise<void> {
  if (!clients.has(client)) return;
  await new Promise<void>((resolve) => {
    client.once('end', () => resolve());
    client.connection.stream.destroy();
  });
  await awaitEnd([client], admin);
}

/** A client of the pool whose every statement waits for its turn, and can be lost with its connection. */
export const clientOn = (wire: Wire): ReturnType<typeof clientBy> =>
  clientBy((client) => {
    wire.clients.add(client);
    client.once('end', () => wire.clients.delete(client));
    let isOpen = false;
    return async (statement, send) => {
      const { fault, finish } = await wire.stage.scheduler.park('sql', statement, pidOf(client));
      if (fault === 'before') await cut(wire, client);
      const hasEnded = ends.test(statement);
      const isOwn = !isOpen && writes.test(statement);
      if (/^\s*begin\b/i.test(statement)) isOpen = true;
      if (hasEnded) isOpen = false;
      try {
        const answer = await send(wire.stage.rewrite(statement));
        if (fault === 'after') {
          await cut(wire, client);
          throw new Error('Connection terminated unexpectedly');
        }
        return answer;
      } catch (error) {
        if (fault === 'none') wire.stage.refused(error, statement);
        throw error;
      } finally {
        await finish(
          hasEnded || isOwn || fault !== 'none',
          /^\s*commit\b/i.test(statement) || isOwn,
        );
      }
    };
  });
