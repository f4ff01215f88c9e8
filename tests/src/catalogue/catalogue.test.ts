import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import {
  categoriesQuery,
  featuredCategoriesQuery,
  storeListQuery,
  storeRailQuery,
} from '../../../src/catalogue/api/catalogue';
import { queryClient } from '../../../src/client/queryClient';

const minute = 60_000;
let asked: [string, unknown][] = [];
/** What each page of the stores answers, from the first on. */
let pages: number[] = [];
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: AnyEndpoint, { query }: { query?: { offset?: number } } = {}) => {
    asked.push([path, query]);
    if (!path.startsWith('/stores')) return [];
    const offset = query?.offset ?? 1;
    const stores = Array.from({ length: pages[offset - 1] ?? 0 }, (_, n) => ({ id: n }));
    return { stores, total_size: 27, total_capped: false, limit: 12, offset };
  },
  onUnauthenticated: () => () => undefined,
}));

beforeEach(() => {
  asked = [];
  queryClient.clear();
});

describe('categories', () => {
  it.each([
    ['CAT-09 categories are asked for once in five minutes', categoriesQuery, '/categories', 5],
    [
      'CAT-10 featured categories are asked for once in eight minutes',
      featuredCategoriesQuery,
      '/categories/featured/items',
      8,
    ],
  ] as const)('%s', async (_, query, path, minutes) => {
    vi.useFakeTimers();
    try {
      const ask = () => queryClient.fetchQuery(query() as never);
      await ask();
      vi.advanceTimersByTime(minutes * minute - 1);
      await ask();
      expect(asked.map(([called]) => called)).toEqual([path]);
      vi.advanceTimersByTime(1);
      await ask();
      expect(asked.map(([called]) => called)).toEqual([path, path]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('stores', () => {
  it.each(['popular', 'latest'] as const)('CAT-11 the first twelve %s ones', async (list) => {
    pages = [12];
    const { stores } = await queryClient.fetchQuery(storeRailQuery(list));
    expect(stores).toHaveLength(12);
    expect(asked).toEqual([[`/stores/${list}`, { type: 'all', offset: 1, limit: 12 }]]);
  });

  it('CAT-12 come twelve a page, as long as some are returned', async () => {
    pages = [12, 12, 3];
    const { pages: got } = await queryClient.fetchInfiniteQuery({
      ...storeListQuery('popular', { type: 'all' }),
      pages: 9,
    });
    expect(got.map(({ stores }) => stores.length)).toEqual([12, 12, 3]);
    expect(asked.map(([, query]) => query)).toEqual(
      [1, 2, 3].map((offset) => ({ type: 'all', offset, limit: 12 })),
    );
  });

  it('CAT-12 a page without stores is the last one, whatever the total says', async () => {
    pages = [12, 0];
    const { pages: got } = await queryClient.fetchInfiniteQuery({
      ...storeListQuery('latest', { type: 'all' }),
      pages: 9,
    });
    expect(got.map(({ stores }) => stores.length)).toEqual([12, 0]);
  });
});
