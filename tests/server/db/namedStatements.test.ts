import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openPostgres } from '../../../server/db/client';
import { usualLimits } from '../../../server/db/limits';
import { startPostgres } from '../../support/postgres';

const own = process.env.TEST_DATABASE_URL ? null : await startPostgres();
const serverUrl = process.env.TEST_DATABASE_URL ?? own?.url;
afterAll(() => own?.stop());

describe.runIf(serverUrl)('statements that are asked often', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPostgres(serverUrl ?? '', { ...usualLimits, DATABASE_CONNECTIONS: 1 });
  });
  afterAll(() => database.close());

  const twice = (one: number) =>
    database.db.execute<{ n: number }>(sql`select ${one}::int * 2 as n`);
  // By PostgreSQL's own list of what the one connection has prepared.
  const prepared = async () => {
    const { rows } = await database.db.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where statement like '%* 2 as n' order by prepare_time`,
    );
    return rows.map(({ statement }) => statement);
  };

  it('are prepared at the third time, and answer each value with its own result', async () => {
    const answers: (number | undefined)[] = [];
    const lists: string[][] = [];
    for (const one of [1, 2, 3, 4]) {
      answers.push((await twice(one)).rows[0]?.n);
      lists.push(await prepared());
    }
    expect(answers).toEqual([2, 4, 6, 8]);
    const statement = 'select $1::int * 2 as n';
    expect(lists).toEqual([[], [], [statement], [statement]]);
  });

  it('answer as before after one of them has failed, within a transaction and without', async () => {
    const divided = (by: number) =>
      database.db.execute<{ n: number }>(sql`select 12 / ${by}::int as n`);
    for (const by of [1, 2, 3]) await divided(by);
    await expect(divided(0)).rejects.toThrow('Failed query');
    expect((await divided(4)).rows).toEqual([{ n: 3 }]);
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 12 / ${0}::int as n`);
    });
    await expect(work).rejects.toThrow('Failed query');
    expect((await divided(6)).rows).toEqual([{ n: 2 }]);
  });

  it('are at most 200, and what comes later is answered unprepared', async () => {
    for (let column = 0; column < 210; column += 1)
      for (const _ of [1, 2, 3])
        await database.db.execute(sql.raw(`select ${column} as "column ${column}"`));
    const { rows } = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_prepared_statements`,
    );
    expect(rows).toEqual([{ count: 200 }]);
    expect((await database.db.execute(sql.raw('select 209 as "column 209"'))).rows).toEqual([
      { 'column 209': 209 },
    ]);
  });
});
