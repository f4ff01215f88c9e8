import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openPglite } from '../../../server/db/client';

let database: Database;
beforeAll(async () => {
  database = await openPglite();
  await database.db.execute(sql`create table notes (words text)`);
});
afterAll(() => database.close());

const words = async () =>
  (await database.db.execute<{ words: string }>(sql`select words from notes`)).rows.map(
    (row) => row.words,
  );
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give: () => give(), given };
}

const beside = 'Within a transaction the database is asked through it alone, not beside it';

describe('a query beside a transaction, from within it', () => {
  it('is refused, and what the transaction did is undone', async () => {
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('lost')`);
      await database.db.execute(sql`select 1`);
    });
    const refused = await work.catch((error: Error) => error);
    expect([String(refused), String((refused as Error).cause)].join()).toContain(beside);
    expect(await words()).toEqual([]);
  });

  it('so is a second transaction', async () => {
    const work = database.db.transaction(() => database.db.transaction(async () => undefined));
    await expect(work).rejects.toThrow(beside);
  });

  it('others wait for it, and what it has begun may ask after its end', async () => {
    const [begun, mayEnd, ended] = [signal(), signal(), signal()];
    let later: Promise<string[]> = Promise.resolve([]);
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('kept')`);
      later = ended.given.then(words);
      begun.give();
      await mayEnd.given;
    });
    await begun.given;
    const seen = words();
    mayEnd.give();
    await work;
    ended.give();
    expect(await seen).toEqual(['kept']);
    expect(await later).toEqual(['kept']);
  });
});
