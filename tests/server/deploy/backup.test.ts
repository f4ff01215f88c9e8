import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers } from '../../../server/db/schema/people';
import { startPostgres } from '../../support/postgres';
import { openShop, type Shop } from '../orders/shop';

const own = process.env.TEST_DATABASE_URL ? null : await startPostgres();
const serverUrl = process.env.TEST_DATABASE_URL ?? own?.url;

// Copies are made by PostgreSQL's own programs.
describe.runIf(serverUrl)('a copy of the database', () => {
  let shop: Shop;
  let admin: pg.Client;
  const folder = mkdtempSync(join(tmpdir(), 'flowmart-backup-'));
  const restored = `restored_${process.pid}`;
  const urlOf = (name: string) => new URL(`/${name}`, serverUrl).href;
  const run = (script: string, path: string, url: string, more: object = {}) => {
    const { status, stdout, stderr } = spawnSync('sh', [`server/deploy/${script}.sh`, path], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: url, ...more },
    });
    return { status, out: stdout.trim(), err: stderr.trim() };
  };

  beforeAll(async () => {
    shop = await openShop({ TEST_DATABASE_URL: serverUrl ?? '' });
    admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    await shop.order(await shop.guest(), await shop.item(await shop.store()));
    await shop.customer();
    await shop.db.update(customers).set({ walletBalance: 12_500 });
  }, 300_000);
  afterAll(async () => {
    await admin.query(`drop database if exists ${restored} with (force)`);
    await admin.end();
    await shop.close();
    await own?.stop();
    rmSync(folder, { recursive: true });
  });

  it('is none whose sums could not be made', () => {
    const wrong = join(folder, 'wrong.sql');
    writeFileSync(wrong, 'select no_such_column from orders;\n');
    const failed = run('backup', folder, shop.database.url ?? '', { SUMS: wrong });
    rmSync(wrong);
    expect([failed.status === 0, failed.out, readdirSync(folder)]).toEqual([false, '', []]);
  });

  it('is restored into an empty database with every row and the same money, and into no other', async () => {
    const copied = run('backup', folder, shop.database.url ?? '');
    expect([copied.status, copied.err]).toEqual([0, '']);
    expect(readdirSync(folder).sort()).toEqual([
      copied.out.replace(`${folder}/`, ''),
      copied.out.replace(`${folder}/`, '').replace('.dump', '.sums'),
    ]);
    const sums = readFileSync(copied.out.replace('.dump', '.sums'), 'utf8').trim().split('\n');
    const [{ money, wallets, people } = {}] = (
      await shop.db.execute<Record<string, string>>(
        sql`select (select sum(order_amount) from orders)::text as money,
          (select sum(wallet_balance) from customers)::text as wallets,
          (select count(*) from customers)::text as people`,
      )
    ).rows;
    expect(sums).toEqual(
      expect.arrayContaining([`orders ${money}`, `wallets ${wallets}`, `rows customers ${people}`]),
    );
    expect(Number(wallets)).toBe(12_500 * Number(people));

    await admin.query(`create database ${restored}`);
    const back = run('restore', copied.out, urlOf(restored));
    expect(back).toEqual({
      status: 0,
      err: '',
      out: `Restored and the same: ${sums.filter((line) => line.startsWith('rows ')).length} tables`,
    });
    expect(run('restore', copied.out, urlOf(restored))).toEqual({
      status: 1,
      out: '',
      err: 'The database that DATABASE_URL names is not empty: nothing was changed',
    });

    await admin.query(`drop database ${restored} with (force)`);
    await admin.query(`create database ${restored}`);
    const other = sums.map((line) => (line === `wallets ${wallets}` ? 'wallets 1' : line));
    writeFileSync(copied.out.replace('.dump', '.sums'), `${other.join('\n')}\n`);
    const wrong = run('restore', copied.out, urlOf(restored));
    expect([wrong.status, wrong.err.split('\n').slice(1)]).toEqual([
      1,
      [
        '< wallets 1',
        '---',
        `> wallets ${wallets}`,
        'What was restored is not what was copied (< then, > now)',
      ],
    ]);
  });

  it('that cannot be made leaves nothing behind', () => {
    const before = readdirSync(folder);
    const failed = run('backup', folder, urlOf('nowhere_at_all'));
    expect(failed.status).not.toBe(0);
    expect(failed.err).toContain('database "nowhere_at_all" does not exist');
    expect(readdirSync(folder)).toEqual(before);
  });
});
