import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hearCatalogueChanges } from '../../../server/web/rendering/catalogueChanges';
import { createTestServer, type TestServer } from '../../support/server';

describe('what changes in the catalogue is told when it is committed', () => {
  let server: TestServer;
  const told: string[] = [];
  let onTold = () => {};
  const stop = new AbortController();

  beforeAll(async () => {
    server = await createTestServer();
    const changes = hearCatalogueChanges(server.database.channel, stop.signal);
    await new Promise<void>((begun) => {
      changes.onChange((ids) => {
        told.push(ids ? [...ids].sort((a, b) => Number(a) - Number(b)).join(' ') : 'all');
        begun();
        onTold();
      });
    });
    expect(changes.isHeard()).toBe(true);
  });
  afterAll(async () => {
    stop.abort();
    await server.close();
  });

  /** What is told of some statements that are committed together; the end of it is told last. */
  async function toldOf(...statements: string[]): Promise<string[]> {
    told.length = 0;
    await server.db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
    });
    await new Promise<void>((ended) => {
      onTold = () => {
        if (told.includes('0')) ended();
      };
      void server.database.channel.publish('catalogue_changes', '0');
    });
    return told.slice(0, -1);
  }

  it.each([
    ['a price', 'update items set price = price + 1 where id in (5, 7)', ['5 7']],
    ['nothing of what was written', 'update items set price = price where id < 50', []],
    [
      'how often it was sold and liked',
      'update items set order_count = order_count + 1, wishlist_count = wishlist_count + 1 where id = 5',
      [],
    ],
    ['little stock', 'update items set stock = 3 where id = 5', ['5']],
    ['the last but two', 'update items set stock = stock - 1 where id = 5', ['5']],
    ['much stock', 'update items set stock = 400 where id = 5', ['5']],
    ['a little of much stock', 'update items set stock = stock - 1 where id = 5', []],
    [
      'the stock of a variation, by its item',
      'update item_variations set stock = 1 where id = (select min(id) from item_variations)',
      ['variation'],
    ],
    ['a store that closes', 'update stores set active = false where id = 3', ['3']],
    ['a vehicle', 'update vehicles set hourly_price = hourly_price + 1 where id = 2', ['2']],
    [
      'a provider',
      'update rental_providers set rating_count = rating_count + 1 where id = 1',
      ['1'],
    ],
    ['very many', 'update items set price = price + 1 where id <= 300', ['all']],
    ['an item that goes', 'delete from flash_sale_items where item_id = -1', ['all']],
    ['a setting', "update settings set value = value where field = ''", ['all']],
    ['a banner', 'update banners set id = id', ['all']],
  ])('%s', async (_, statement, expected) => {
    const rows = await server.db.execute(
      sql`select item_id from item_variations order by id limit 1`,
    );
    const [{ item_id: ofVariation }] = rows.rows as [{ item_id: number }];
    const wanted = expected.map((one) => (one === 'variation' ? String(ofVariation) : one));
    expect(await toldOf(statement)).toEqual(wanted);
  });

  it('nothing of what is taken back', async () => {
    told.length = 0;
    await server.db
      .transaction(async (tx) => {
        await tx.execute(sql`update items set price = price + 1 where id = 5`);
        tx.rollback();
      })
      .catch(() => {});
    expect(await toldOf('update stores set active = true where id = 3')).toEqual(['3']);
  });
});
