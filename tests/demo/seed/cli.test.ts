import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { readCommand } from '../../../demo/seed/usage';
import { openDatabase } from '../../../server/db/open';
import { settings } from '../../../server/db/schema/places';
import { StartError } from '../../../server/env';
import { writeSetting } from '../../../server/settings/settings';
import { seedDataFolder } from '../../support/database';
import { runProgram } from '../../support/runProcess';

const folder = mkdtempSync(join(tmpdir(), 'flowmart-seed-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function seed(args: string[], data = folder, env: Record<string, string> = {}) {
  const program = runProgram('demo/seed/cli.ts', args, { DATA_DIR: data, ...env });
  const code = await program.ended;
  return { code, out: program.out(), err: program.err() };
}

type Db = Awaited<ReturnType<typeof openDatabase>>['db'];

/** Opens the seeded folder between two runs. */
async function inFolder<T>(work: (db: Db) => Promise<T>) {
  const database = await openDatabase({ DATABASE_URL: '', DATA_DIR: folder });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function countAll(db: Db) {
  const { rows } = await db.execute<{ items: number; stores: number; newsletters: number }>(
    sql`select (select count(*)::int from items) as items, (select count(*)::int from stores) as stores,
      (select count(*)::int from newsletter_subscribers) as newsletters`,
  );
  return rows[0];
}

describe('npm run seed', () => {
  it.each([
    [['--scale', '0'], '--scale must be a whole number from 1 to 700, not "0"'],
    [['--scale', '1.5'], '--scale must be a whole number from 1 to 700, not "1.5"'],
    [['--scale', 'many'], '--scale must be a whole number from 1 to 700, not "many"'],
    [['--scale', '701'], '--scale must be a whole number from 1 to 700, not "701"'],
    [['--size', '2'], "Unknown option '--size'. Usage: npm run seed -- [--scale N] [--reset]"],
  ])('%j is refused', (args, line) => {
    expect(() => readCommand(args)).toThrow(new StartError(line));
  });

  it('a refusal is one line, before anything is opened', async () => {
    const untouched = join(folder, 'untouched');
    expect(await seed(['--scale', '0'], untouched)).toEqual({
      code: 1,
      out: '',
      err: '--scale must be a whole number from 1 to 700, not "0"\n',
    });
    expect(existsSync(untouched)).toBe(false);
  });

  it('is refused where real orders are taken', async () => {
    expect(await seed([], folder, { DEMO_MODE: '0' })).toEqual({
      code: 1,
      out: '',
      err: 'DEMO_MODE=0: demo data has no place in a real shop\n',
    });
  });

  it('says how it is used', async () => {
    const { code, out } = await seed(['--help']);
    expect([code, out]).toEqual([0, expect.stringContaining('--scale N')]);
  });

  it('makes the shop larger, not smaller; a reset begins again and keeps settings', {
    timeout: 180_000,
  }, async () => {
    await seedDataFolder(folder);
    const large = await seed(['--scale', '2']);
    expect(large).toMatchObject({ code: 0, err: '' });
    const twice = await inFolder(async (db) => {
      await writeSetting(db, 'free_delivery_over', 12);
      await db.execute(sql`insert into newsletter_subscribers (email) values ('a@example.com')`);
      return countAll(db);
    });
    expect(large.out).toContain(
      `${folder}: ${twice?.items.toLocaleString('en')} items in ${twice?.stores} stores`,
    );

    expect(await seed(['--scale', '1'])).toEqual({
      code: 1,
      out: '',
      err: `${folder} holds 2 times the demo: --reset makes it smaller\n`,
    });
    expect(await inFolder(countAll)).toEqual({ ...twice, newsletters: 1 });

    expect(await seed(['--reset'])).toMatchObject({ code: 0, err: '' });
    const [once, kept] = await inFolder(async (db) => [
      await countAll(db),
      await db.select().from(settings).where(eq(settings.field, 'free_delivery_over')),
    ]);
    expect(once).toEqual({
      items: (twice?.items ?? 0) / 2,
      stores: (twice?.stores ?? 0) / 2,
      newsletters: 0,
    });
    expect(kept).toMatchObject([{ value: 12 }]);
  });
});
