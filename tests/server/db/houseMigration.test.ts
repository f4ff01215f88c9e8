import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, it } from 'vitest';
import { houseParts } from '../../../domain/place/house';
import { pgliteExtensions } from '../../../server/db/client';
import { migrationsFolder } from '../../../server/root';

/** When each part of an address had a column of its own. */
const stepsBefore = 5;

// In the columns of then; what rows belong to is not looked at.
const rowsOfThen = `
  set session_replication_role = replica;
  insert into addresses (id, customer_id, address, contact_person_name, contact_person_number, road, house, floor, lat, lng, zone_ids)
  values (1, 1, '12 Palm Street', 'Lina', '+966501234567', 'Palm Street', '12', '3', 25.2, 55.3, '{1}'),
    (2, 1, 'Harbour', 'Lina', '+966501234567', '', '7 "B"', '', 25.2, 55.3, '{1}');
  set session_replication_role = default;`;

it('ADDR-15 a saved address keeps its parts when they move into one column', async () => {
  await using client = await PGlite.create({ extensions: pgliteExtensions });
  const steps = readMigrationFiles({ migrationsFolder });
  for (const [index, { sql }] of steps.entries()) {
    if (index === stepsBefore) await client.exec(rowsOfThen);
    for (const statement of sql) await client.exec(statement);
  }
  const { rows } = await client.query('select id, house from addresses order by id');
  expect(rows).toEqual([
    { id: 1, house: { road: 'Palm Street', house: '12', floor: '3' } },
    { id: 2, house: { road: '', house: '7 "B"', floor: '' } },
  ]);
  const { rows: left } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'addresses'`,
  );
  expect(
    left.map((row) => row.column_name).filter((name) => houseParts.some((part) => part === name)),
  ).toEqual(['house']);
});
