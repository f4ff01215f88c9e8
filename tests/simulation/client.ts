import pg from 'pg';
import type { Stage } from './stage';

/** Every connection of one server. */
export interface Wire {
  readonly stage: Stage;
  readonly admin: pg.Client;
  readonly clients: Set<pg.Client>;
}

const textOf = (asked: unknown): string => {
  if (typeof asked === 'string') return asked;
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : '';
  return typeof text === 'string' ? text : '';
};
const withText = (asked: unknown, text: string): unknown =>
  typeof asked === 'object' && asked !== null ? { ...asked, text } : text;

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
export function clientOn(wire: Wire): new (config?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      wire.clients.add(this);
      this.once('end', () => wire.clients.delete(this));
      let isOpen = false;
      const send = (args: unknown[]): Promise<unknown> =>
        Promise.resolve(Reflect.apply(pg.Client.prototype.query, this, args));
      const ask = async (args: unknown[]): Promise<unknown> => {
        const statement = textOf(args[0]);
        // What the pool says to a new connection is no part of any call.
        if (/^\s*(set|listen|unlisten)\b/i.test(statement)) return send(args);
        const { fault, finish } = await wire.stage.scheduler.park('sql', statement, pidOf(this));
        if (fault === 'before') await cut(wire, this);
        const hasEnded = ends.test(statement);
        const isOwn = !isOpen && writes.test(statement);
        if (/^\s*begin\b/i.test(statement)) isOpen = true;
        if (hasEnded) isOpen = false;
        try {
          const answer = await send([
            withText(args[0], wire.stage.rewrite(statement)),
            ...args.slice(1),
          ]);
          if (fault === 'after') {
            await cut(wire, this);
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
      const query = (...args: unknown[]): unknown => {
        const told = args.at(-1);
        if (typeof told !== 'function') return ask(args);
        ask(args.slice(0, -1)).then(
          (answer) => told(null, answer),
          (error) => told(error),
        );
        return undefined;
      };
      this.query = query as pg.Client['query'];
    }
  };
}
