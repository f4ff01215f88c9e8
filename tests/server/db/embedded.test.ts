import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { isPassing } from '../../../server/db/lost';
import { openDatabase } from '../../../server/db/open';
import { StartError } from '../../../server/env';
import { seedDataFolder } from '../../support/database';

const root = mkdtempSync(join(tmpdir(), 'flowmart-embedded-'));
const whole = join(root, 'whole');
mkdirSync(whole);
await seedDataFolder(whole);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const garble = (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size, 0x5a));
const tables = (folder: string) =>
  readdirSync(join(folder, 'base'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`;
    });

it.each<[string, RegExp, (folder: string) => void]>([
  ['PG_VERSION is gone', /PG_VERSION is missing/, (it) => rmSync(join(it, 'PG_VERSION'))],
  [
    'global/pg_control is cut short',
    /is damaged \(.+\)/,
    (it) => truncateSync(join(it, 'global/pg_control'), 100),
  ],
  [
    'global/pg_control is garbled',
    /is damaged \(.+\)/,
    (it) => garble(join(it, 'global/pg_control')),
  ],
  [
    'the log of changes is gone',
    /is damaged \(.+\)/,
    (it) => rmSync(join(it, 'pg_wal'), { recursive: true }),
  ],
])('%s: one line says so, and no table is touched', async (name, line, damage) => {
  const copy = join(root, name.replace(/\W+/g, '_'));
  cpSync(whole, copy, { recursive: true });
  damage(join(copy, 'database'));
  const before = tables(join(copy, 'database'));
  const opening = openDatabase({ DATABASE_URL: '', DATA_DIR: copy });
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(line);
  await expect(opening).rejects.toThrow(/^[^\n]*docs\/operations\.md says how\.$/);
  expect(tables(join(copy, 'database'))).toEqual(before);
});

it('waits for no transaction that waits for something else', async () => {
  const { db, close } = await openDatabase({
    DATABASE_URL: '',
    DATA_DIR: whole,
    DATABASE_TRANSACTION_SECONDS: 1,
  });
  const forever = db.transaction(async (tx) => {
    await tx.execute(sql`insert into settings (field, value) values ('late', '1')`);
    await new Promise(() => {});
  });
  const error = await forever.catch((thrown: unknown) => thrown);
  const { rows } = await db.execute(sql`select * from settings where field = 'late'`);
  expect([isPassing(error), rows]).toEqual([true, []]);
  await close();
});
