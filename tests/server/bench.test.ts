import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRandom } from '../../demo/city/random';
import type { Timing } from '../bench/catalogue/measure';
import { requests } from '../bench/catalogue/requests';
import { verdictOf } from '../bench/catalogue/verdict';
import type { Spot } from '../bench/catalogue/world';
import { booksOf } from '../bench/faults/verdict';
import { withFolder } from '../bench/folder';
import { printTable, quantile, shown } from '../bench/table';

afterEach(() => vi.restoreAllMocks());

it('an order that was told and is not there is lost, one that is there and was not told is doubled', () => {
  const kept = [
    { id: 1, owner: 'guest:a' },
    { id: 2, owner: 'guest:a' },
    { id: 3, owner: 'guest:b' },
    { id: 4, owner: 'guest:before' },
    { id: 5, owner: 'customer:1' },
  ];
  const shopping = { acknowledged: new Set([1, 3, 7, 8, 9]), guests: new Set(['a', 'b']) };
  expect(booksOf(kept, shopping)).toEqual({ lost: 3, doubled: 1 });
});

describe('figures', () => {
  it.each([
    [[], 0.5, Number.NaN],
    [[7], 0.95, 7],
    [[3, 1, 2], 0.5, 2],
    [[4, 1, 3, 2], 0.5, 2],
    [Array.from({ length: 100 }, (_, n) => 100 - n), 0.95, 95],
    [[1, 2], 1, 2],
  ])('of %j the share %d lies below %d', (values, share, expected) => {
    expect(quantile(values, share)).toBe(expected);
  });

  it('leaves the values as they were', () => {
    const values = [3, 1, 2];
    quantile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });

  it.each([
    [0.1234, '0.12'],
    [9.999, '10.00'],
    [10.04, '10.0'],
    [123.6, '124'],
    [Number.NaN, 'NaN'],
  ])('%d is shown as %s', (value, text) => expect(shown(value)).toBe(text));

  it('stand under their heads, numbers to the right', () => {
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
    printTable(
      ['call', 'p95', 'goal'],
      [
        ['items', 12.34, 'met'],
        ['a longer name', 5, 'grows'],
      ],
    );
    expect(lines).toEqual([
      'call            p95   goal',
      '-------------  ----  -----',
      'items          12.3  met  ',
      'a longer name  5.00  grows',
    ]);
  });
});

describe('the verdict', () => {
  const timing = (p95: number, kilobytes = 10): Timing => ({
    median: 1,
    p95,
    kilobytes,
    slowest: '',
  });

  it.each([
    ['as fast', timing(20), timing(20), 'met'],
    ['a fifth slower', timing(20), timing(24), 'met'],
    ['more than a fifth slower', timing(20), timing(24.1), 'grows'],
    ['twice as slow with twice the answer', timing(20), timing(40, 20), 'met'],
    ['a smaller answer allows nothing', timing(20), timing(25, 5), 'grows'],
    ['a few milliseconds', timing(3), timing(9.9), 'met'],
    ['above the goal', timing(60), timing(50.1), 'too slow'],
  ])('%s', (_, small, large, verdict) => expect(verdictOf(small, large)).toBe(verdict));
});

describe('requests', () => {
  const spot: Spot = {
    headers: { moduleId: '2', zoneId: '[1]' },
    items: [{ id: 5, slug: 'oat-milk', name: 'Oat Milk', price: 4 }],
    stores: [{ id: 7, slug: 'corner', name: 'Corner Shop' }],
    categories: [{ id: 3, childes: [{ id: 31 }] }],
    campaigns: [{ id: 9 }],
  };
  const bare: Spot = { ...spot, items: [], stores: [], categories: [], campaigns: [] };

  it('each asks for what is there, by the seed', () => {
    for (const [name, make] of requests) {
      const path = make(spot, createRandom('test'));
      expect(path, name).toMatch(/^\/[\w/-]+(\?[\w=&%,.-]*)?$/);
      expect(make(spot, createRandom('test')), name).toBe(path);
    }
  });

  it('asks for nothing by id where there is nothing', () => {
    const made = requests.map(([name, make]) => [name, make(bare, createRandom('test'))]);
    const none = made.filter(([, path]) => path === null).map(([name]) => name);
    expect(none).toEqual([
      'items of a store',
      'categories/items',
      'categories/items, filtered',
      'categories/stores',
      'stores/reviews',
      'items/reviews',
      'items/related-items',
      'categories/childes',
      'items/details',
      'stores/details',
      'campaigns/basic-campaign-details',
    ]);
  });
});

describe('a folder on loan', () => {
  it('is gone afterwards, also after a failure', async () => {
    let lent = '';
    const failing = withFolder(async (folder) => {
      lent = folder;
      writeFileSync(join(folder, 'file'), 'x');
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(existsSync(lent)).toBe(false);
  });
});
