import { sql } from 'drizzle-orm';
import { openDatabase } from '../../server/db/open';
import { readEnv, StartError } from '../../server/env';
import { createCity } from '../city/city';
import { resetDemo } from './reset';
import { seedDemo, seededScale } from './seed';
import { readCommand, usage } from './usage';

async function main(): Promise<void> {
  const { scale, reset, help } = readCommand(process.argv.slice(2));
  if (help) {
    console.log(usage);
    return;
  }
  const env = readEnv(process.env);
  if (!env.DEMO_MODE) throw new StartError('DEMO_MODE=0: demo data has no place in a real shop');
  const where = env.DATABASE_URL ? 'PostgreSQL' : env.DATA_DIR;
  const database = await openDatabase(env);
  const begun = Date.now();
  try {
    await database.prepare(async (db) => {
      if (reset) await resetDemo(db);
      const present = await seededScale(db);
      if (present > scale) {
        throw new StartError(`${where} holds ${present} times the demo: --reset makes it smaller`);
      }
      await seedDemo(db, { city: createCity(), now: new Date(), scale, report: showProgress });
    });
    const { rows } = await database.db.execute<{ stores: number; items: number }>(
      sql`select (select count(*)::int from stores) as stores, (select count(*)::int from items) as items`,
    );
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    const [found] = rows;
    const whole = (count = 0) => count.toLocaleString('en');
    endProgress();
    console.log(
      `${where}: ${whole(found?.items)} items in ${whole(found?.stores)} stores, after ${seconds} s`,
    );
  } finally {
    await database.close();
  }
}

let isOnLine = false;

/** One line that is written over on a terminal; a line each where output is kept. */
function showProgress(line: string): void {
  if (!process.stdout.isTTY) {
    console.log(line);
    return;
  }
  isOnLine = true;
  process.stdout.write(`\r\x1b[K${line}`);
}

function endProgress(): void {
  if (isOnLine) process.stdout.write('\n');
  isOnLine = false;
}

main().catch((error: unknown) => {
  endProgress();
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
