import { Agent } from 'node:http';
import pg from 'pg';
import { createRandom } from '../../../demo/city/random';
import { catalogueTopic } from '../../../server/web/rendering/catalogueChanges';
import { exploreWorld, type Spot } from '../catalogue/world';
import { withFolder } from '../folder';
import { type MeasuredServer, startMeasured } from '../process';
import { type Cell, printTable } from '../table';
import { pickOf, type Sale, spotFor } from './sales';
import { createCaller, visit } from './shopper';
import { type CountedWire, countWire } from './wire';

type Ask = ReturnType<typeof createCaller>;

interface Waiting {
  name: string;
  isRead: boolean;
  ask(): Promise<unknown>;
  answer(value: unknown): void;
}

interface Cost {
  calls: number;
  statements: number;
  /** Seconds of processor. */
  cpu: number;
}

const nothing: Cost = { calls: 0, statements: 0, cpu: 0 };

const plus = (a: Cost, b: Cost): Cost => ({
  calls: a.calls + b.calls,
  statements: a.statements + b.statements,
  cpu: a.cpu + b.cpu,
});

/** Until the code that is measured has been compiled. */
const warmUps = 2;

/**
 * What each of the shoppers' calls costs: all shoppers wait for each other before each call, so that the statements and the
 * processor time in between are that call's, whatever else the machine does. What only reads is asked once more with all
 * forgotten that the server keeps of the catalogue.
 */
export async function eachCall(
  DATABASE_URL: string,
  prepare: () => Promise<Sale[]>,
  visits: number,
): Promise<void> {
  const wire = await countWire(DATABASE_URL);
  const admin = new pg.Client({ connectionString: DATABASE_URL });
  await admin.connect();
  const forget = async () => {
    await admin.query('select pg_notify($1, $2)', [catalogueTopic, '*']);
  };
  await withFolder(async (DATA_DIR) => {
    const env = { DATA_DIR, DATABASE_URL: wire.url, DEMO_SPEED: '0.001', SERVER_RENDERING: '0' };
    const server = await startMeasured(env);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      const sales = await prepare();
      const { spots } = await exploreWorld(server.url);
      const ask = createCaller([server.url], agent, ({ name, trouble }) => {
        if (trouble) console.log(`  ${name}: ${trouble}`);
      });
      for (let round = 0; round <= warmUps; round += 1) {
        const costs = await together({ ask, measure: measureOn(wire, server), forget }, (one) =>
          Array.from({ length: visits }, (_, place) => {
            const random = createRandom(`visit/${round}/${place}`);
            const spot = spotFor(spots.filter(soldAt(sales)), random);
            const sold = pickOf(sales, spot, random);
            return visit({ ask: one, look: async () => {} }, spot, sold, random, 1);
          }),
        );
        if (round === warmUps) show(costs, visits);
      }
    } finally {
      agent.destroy();
      await server.stop();
      await admin.end();
      await wire.close();
    }
  });
}

const soldAt = (sales: readonly Sale[]) => (spot: Spot) =>
  pickOf(sales, spot, createRandom('any')) !== null;

type Measure = (calls: number, work: () => Promise<void>) => Promise<Cost>;

const measureOn =
  (wire: CountedWire, server: MeasuredServer): Measure =>
  async (calls, work) => {
    const [statements, cpu] = [wire.statements(), server.cpu()];
    await work();
    return { calls, statements: wire.statements() - statements, cpu: server.cpu() - cpu };
  };

/** Costs by name of a call: as they are, and with nothing kept. */
type Costs = Map<string, { usual: Cost; anew: Cost }>;

async function together(
  { ask, measure, forget }: { ask: Ask; measure: Measure; forget(): Promise<void> },
  begin: (ask: Ask) => Promise<unknown>[],
): Promise<Costs> {
  const costs: Costs = new Map();
  let waiting: Waiting[] = [];
  const later: Ask = (name, path, asked) =>
    new Promise((answer) => {
      const isRead = (asked.method ?? 'GET') === 'GET';
      waiting.push({ name, isRead, answer, ask: () => ask(name, path, asked) });
    });
  let isOver = false;
  const all = Promise.all(begin(later)).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    // Everybody says what is asked next.
    await new Promise((resolve) => setImmediate(resolve));
    const [first] = waiting;
    if (!first) continue;
    const turn = waiting.filter(({ name }) => name === first.name);
    waiting = waiting.filter(({ name }) => name !== first.name);
    const answers: unknown[] = [];
    const usual = await measure(turn.length, async () => {
      for (const one of turn) answers.push(await one.ask());
    });
    const anew = await measure(first.isRead ? turn.length : 0, async () => {
      for (const one of first.isRead ? turn : []) {
        await forget();
        await one.ask();
      }
    });
    const known = costs.get(first.name) ?? { usual: nothing, anew: nothing };
    costs.set(first.name, { usual: plus(known.usual, usual), anew: plus(known.anew, anew) });
    for (const [at, one] of turn.entries()) one.answer(answers[at]);
  }
  await all;
  return costs;
}

function show(costs: Costs, visits: number): void {
  const rows = [...costs].sort(([a], [b]) => (a < b ? -1 : 1));
  const all = rows.reduce((sum, [, { usual }]) => plus(sum, usual), nothing);
  const row = (name: string, usual: Cost, anew: Cost): Cell[] => [
    name,
    ...[usual, anew].flatMap(({ calls, statements, cpu }): Cell[] =>
      calls === 0 ? ['', ''] : [statements / calls, (cpu * 1000) / calls],
    ),
  ];
  console.log(
    `\nWhat a call costs the server, by ${visits} visits that end with an order: statements and ms of processor`,
  );
  printTable(
    ['', 'statements', 'ms', 'nothing kept', 'ms'],
    [...rows.map(([name, { usual, anew }]) => row(name, usual, anew)), row('all', all, nothing)],
  );
}
