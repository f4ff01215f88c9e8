import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, it } from 'vitest';
import { pgliteExtensions } from '../../../server/db/client';
import { migrationsFolder } from '../../../server/root';

/** When banners of vehicle rental had a table of their own. */
const stepsBefore = 21;

const rowsOfThen = `
  set session_replication_role = replica;
  insert into zones (id, name, area) values (1, '{"en":"North"}', '((0,0),(1,0),(1,1))'), (2, '{"en":"South"}', '((0,0),(1,0),(1,1))');
  insert into modules (id, type, name, description, icon) values
    (3, 'food', '{"en":"Food"}', '{}', ''), (7, 'rental', '{"en":"Cars"}', '{}', ''), (8, 'rental', '{"en":"Vans"}', '{}', '');
  insert into rental_providers (id, slug, module_id, zone_id, pickup_zone_ids, name, description, address, phone, email, lat, lng, logo, cover)
    values (5, 'quay', 8, 1, '{1}', '{}', '{}', '{}', '', '', 0, 0, '', '');
  insert into rental_banners (id, title, image, provider_id, zone_ids, position) values
    (11, '{"en":"From the quay","ar":"من الرصيف"}', '/a.svg', 5, '{1,2}', 2);
  insert into rental_banners (id, title, image, zone_ids, position) values (12, '{"en":"Vans"}', '/b.svg', '{2}', 1);
  insert into import_keys (kind, key, id) values ('rental_banner', 'quay', 11), ('rental_banner', 'vans', 12);
  set session_replication_role = default;`;

it('OPER-14 banners of vehicle rental keep what they say, where, and their keys when they join the others', async () => {
  await using client = await PGlite.create({ extensions: pgliteExtensions });
  for (const [index, { sql }] of readMigrationFiles({ migrationsFolder }).entries()) {
    if (index === stepsBefore) await client.exec(rowsOfThen);
    for (const statement of sql) await client.exec(statement);
  }
  const { rows } = await client.query(
    'select b.*, k.key from banners b left join import_keys k on k.id = b.id and k.kind = $1 order by b.id',
    ['banner'],
  );
  const same = { store_id: null, item_id: null, vehicle_id: null, link: '', active: true };
  expect(rows).toEqual([
    {
      ...same,
      id: 1,
      module_id: 8,
      zone_id: null,
      title: { en: 'From the quay', ar: 'من الرصيف' },
      image: '/a.svg',
      type: 'provider_wise',
      provider_id: 5,
      position: 2,
      key: 'quay',
    },
    {
      ...same,
      id: 2,
      module_id: 7,
      zone_id: 2,
      title: { en: 'Vans' },
      image: '/b.svg',
      type: 'default',
      provider_id: null,
      position: 1,
      key: 'vans',
    },
  ]);
});
