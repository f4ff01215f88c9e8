import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest';
import { listBanners, listCategories } from '../../../domain/catalogue/catalogueEndpoints';
import { getItem, listLatestItems } from '../../../domain/catalogue/itemEndpoints';
import { listLatestStores } from '../../../domain/catalogue/storeEndpoints';
import { createApp } from '../../../server/app';
import { createKeptReads } from '../../../server/catalogue/keptReads';
import type { Db } from '../../../server/db/client';
import { items } from '../../../server/db/schema/items';
import { hearCatalogueChanges } from '../../../server/web/rendering/catalogueChanges';
import { createTestServer, type TestServer } from '../../support/server';

function fakeChanges(isHeard = true) {
  const listeners: ((ids?: readonly string[]) => void)[] = [];
  return {
    changes: {
      isHeard: () => isHeard,
      onChange: (changed: (ids?: readonly string[]) => void) => listeners.push(changed),
    },
    tell: (ids?: readonly string[]) => {
      for (const changed of listeners) changed(ids);
    },
  };
}

describe('reads of the catalogue that are kept', () => {
  it('are made once for equal keys, until something that they speak of changes', async () => {
    const { changes, tell } = fakeChanges();
    const load = vi.fn(async () => [{ id: 7, storeId: 3 }]);
    const read = createKeptReads(changes).shelf<{ id: number; storeId: number }[]>();
    const ask = async () => {
      await read(['list', 1], load);
      return load.mock.calls.length;
    };
    expect(await ask()).toBe(1);
    expect(await ask()).toBe(1);
    tell(['8', '30']);
    expect(await ask()).toBe(1);
    tell(['3']);
    expect(await ask()).toBe(2);
    tell(['7']);
    expect(await ask()).toBe(3);
    tell();
    expect(await ask()).toBe(4);
    await read(['list', 2], load);
    expect(load).toHaveBeenCalledTimes(5);
  });

  it('are made once for those who ask meanwhile, and not kept if anything changes meanwhile', async () => {
    const { changes, tell } = fakeChanges();
    const read = createKeptReads(changes).shelf<string>();
    let answer = (_: string) => {};
    const load = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
    const both = [read(['x'], load), read(['x'], load)];
    tell(['99']);
    answer('old');
    expect(await Promise.all(both)).toEqual(['old', 'old']);
    expect(load).toHaveBeenCalledTimes(1);
    const after = read(['x'], load);
    answer('new');
    expect(await after).toBe('new');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('are made anew after half a minute, as opening hours begin without a change', async () => {
    let now = 1_000;
    const read = createKeptReads(fakeChanges().changes, () => now).shelf<number>();
    let count = 0;
    const load = async () => ++count;
    expect(await read(['x'], load)).toBe(1);
    now += 29_999;
    expect(await read(['x'], load)).toBe(1);
    now += 1;
    expect(await read(['x'], load)).toBe(2);
  });

  it('are not kept when they fail, nor while nobody tells of changes', async () => {
    const load = vi.fn(async () => 'read');
    load.mockRejectedValueOnce(new Error('away'));
    const heard = createKeptReads(fakeChanges().changes).shelf<string>();
    await expect(heard(['x'], load)).rejects.toThrow('away');
    expect(await heard(['x'], load)).toBe('read');
    const unheard = createKeptReads(fakeChanges(false).changes).shelf<string>();
    await unheard(['x'], load);
    await unheard(['x'], load);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('take up no more room than they may: the oldest go', async () => {
    const read = createKeptReads(fakeChanges().changes).shelf<string>();
    const load = vi.fn(async () => 'x'.repeat(1_500_000));
    for (const key of [1, 2, 3]) await read([key], load);
    await read([3], load);
    expect(load).toHaveBeenCalledTimes(3);
    await read([1], load);
    expect(load).toHaveBeenCalledTimes(4);
  });
});

describe('a server that keeps them', () => {
  let server: TestServer;
  let queries: MockInstance;
  const stop = new AbortController();
  let app: ReturnType<typeof createApp>;

  beforeAll(async () => {
    server = await createTestServer();
    const changes = hearCatalogueChanges(server.database.channel, stop.signal);
    await vi.waitFor(() => expect(changes.isHeard()).toBe(true));
    const { $client } = server.db as Db & { $client: { query(...asked: unknown[]): unknown } };
    queries = vi.spyOn($client, 'query');
    app = createApp({ ...server.deps, changes, kept: createKeptReads(changes) });
  });
  afterAll(async () => {
    stop.abort();
    await server.close();
  });

  const at = (latitude: string, language = 'en') => ({
    zoneId: '[1]',
    moduleId: '1',
    'X-localization': language,
    latitude,
    longitude: '46.7',
  });
  const ask = async (path: string, headers: Record<string, string> = at('24.7')) => {
    const answer = await app.request(`/api/v1${path}`, { headers });
    expect(answer.status).toBe(200);
    return answer.json();
  };

  it.each([
    listLatestItems.path,
    `${listLatestItems.path}?store_id=1&sort=price_low`,
    getItem.path.replace('{id}', '5'),
    listLatestStores.path,
    listCategories.path,
    listBanners.path,
    '/items/item-or-store-search?name=pizza',
    '/items/related-items/5',
    '/stores/details/1',
  ])('answers GET %s a second time without asking the database', async (path) => {
    const first = await ask(path);
    // The first who looks may find prices to bring up to date, of which the database tells.
    await vi.waitFor(async () => {
      queries.mockClear();
      expect(await ask(path)).toEqual(first);
      expect(queries).not.toHaveBeenCalled();
    });
    await ask(path, at('24.7', 'ar'));
    if (!/stores\/|categories/.test(path)) expect(queries).toHaveBeenCalled();
  });

  it('tells everybody how far a store is from there', async () => {
    const path = `${listLatestStores.path}?limit=1`;
    const [here] = (await ask(path, at('24.70'))).stores;
    const [there] = (await ask(path, at('24.90'))).stores;
    expect(there.id).toBe(here.id);
    const arc = (degrees: number) => (degrees * Math.PI) / 180;
    // The law of cosines on a ball of 6,371 km.
    const metres = (lat: number) =>
      6_371_000 *
      Math.acos(
        Math.sin(arc(lat)) * Math.sin(arc(here.latitude)) +
          Math.cos(arc(lat)) * Math.cos(arc(here.latitude)) * Math.cos(arc(46.7 - here.longitude)),
      );
    expect(here.distance / metres(24.7)).toBeCloseTo(1, 3);
    expect(there.distance / metres(24.9)).toBeCloseTo(1, 3);
    expect(there.distance).not.toBe(here.distance);
  });

  it('tells the new price as soon as the database has told of it, in every list and on the item’s page', async () => {
    const path = getItem.path.replace('{id}', '5');
    const list = `${listLatestItems.path}?store_id=1&limit=50`;
    const priceIn = async () => {
      const shown = (await ask(list)).products.find(({ id }: { id: number }) => id === 5);
      return [(await ask(path)).price, shown?.price];
    };
    const [before] = await priceIn();
    await server.db.update(items).set({ price: 77_000 }).where(eq(items.id, 5));
    await vi.waitFor(async () => expect(await priceIn()).toEqual([77, 77]));
    expect(before).not.toBe(77);
  });
});
