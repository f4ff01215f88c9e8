import { describe, expect, it } from 'vitest';
import type { Item } from '../../domain/catalogue/catalogue';
import { tenthsOf } from '../bench/ready/film';
import { plainList, plainProduct, plainScript } from '../bench/ready/plainPages';
import { type Measured, mediansOf, type Ready, readyRows } from '../bench/ready/readyTable';

const none = Number.NaN;

const run = (figures: Partial<Ready> = {}): Ready => ({
  firstPaint: 400,
  seen: 500,
  opened: 1_000,
  largest: 900,
  blocking: 80,
  shift: 0.001,
  scripts: 150,
  again: 400,
  ...figures,
});

const reference: Measured = {
  name: 'plain list',
  isReference: true,
  runs: [run({ again: none, scripts: 190 })],
};
const rowOf = (page: Omit<Measured, 'isReference'>) =>
  readyRows([reference, { isReference: false, ...page }])[1];

describe('the table of pages that can be seen and pressed', () => {
  it('takes the median of each figure, of the runs that have it', () => {
    const runs = [
      run({ seen: 900, again: none }),
      run({ seen: 300, again: 700 }),
      run({ seen: 500, again: none }),
    ];
    expect(mediansOf(runs)).toEqual(run({ seen: 500, again: 700 }));
    expect(mediansOf([run({ opened: none })])).toEqual(run({ opened: none }));
  });

  it('names nothing beyond its goal at the goals themselves', () => {
    const runs = [run({ seen: 625, opened: 1_250, largest: 1_000 })];
    expect(rowOf({ name: 'store', like: 'plain list', runs })).toEqual([
      'store',
      '400',
      '625',
      '1.25',
      '1250',
      '1.25',
      '1000',
      '80',
      '0.0010',
      '150',
      '400',
      '',
    ]);
  });

  it('names each goal that is missed', () => {
    const runs = [
      run({
        seen: 640,
        opened: 1_300,
        largest: 1_001,
        blocking: 81,
        shift: 0.0011,
        again: 401,
      }),
    ];
    expect(rowOf({ name: 'store', like: 'plain list', runs })?.at(-1)).toBe(
      'first seen, opened, largest, blocking, shift, again',
    );
  });

  it('compares with nothing where there is no reference, and allows pages of one shopper more time', () => {
    const row = rowOf({ name: 'checkout', runs: [run({ opened: none, largest: 1_200 })] });
    expect(row).toEqual([
      'checkout',
      '400',
      '500',
      '-',
      '-',
      '-',
      '1200',
      '80',
      '0.0010',
      '150',
      '400',
      '',
    ]);
    expect(rowOf({ name: 'checkout', runs: [run({ largest: 1_201 })] })?.at(-1)).toBe('largest');
  });

  it('judges no reference', () => {
    const [row] = readyRows([{ ...reference, runs: [run({ largest: 5_000, again: none })] }]);
    expect(row?.slice(6)).toEqual(['5000', '80', '0.0010', '150', '-', '']);
  });
});

describe('a film of the first second', () => {
  it('holds at each tenth what was seen then', () => {
    const early = { at: 250, data: 'early' };
    const late = { at: 900, data: 'late' };
    expect(tenthsOf([early, late, { at: 1_001, data: 'after' }])).toEqual([
      undefined,
      undefined,
      early,
      early,
      early,
      early,
      early,
      early,
      late,
      late,
    ]);
    expect(tenthsOf([])).toEqual(Array(10).fill(undefined));
  });
});

describe('the plain pages that stand for another storefront', () => {
  const item = {
    name: 'Fish & "Chips"',
    slug: 'fish-chips-7',
    price: 7.5,
    description: 'With <lemon>',
    image_full_url: '/media/item/food/fish-7.svg',
  } as Item;

  it('link each product, with its picture and price, and load the first pictures at once', () => {
    const html = plainList('Harbour', Array<Item>(5).fill(item));
    expect(html.match(/<a href="\/product\/fish-chips-7">/g)).toHaveLength(5);
    expect(html.match(/fetchpriority="high"/g)).toHaveLength(4);
    expect(html.match(/loading="lazy"/g)).toHaveLength(1);
    expect(html).toContain('<h2>Fish &amp; &quot;Chips&quot;</h2></a><p>$7.50</p>');
    expect(html).toContain('<script defer src="/storefront.js">');
  });

  it('show a product without reading its words as HTML', () => {
    const html = plainProduct('Harbour', item);
    expect(html).toContain('<h1>Fish &amp; &quot;Chips&quot;</h1><p>$7.50</p>');
    expect(html).toContain('With &lt;lemon&gt;');
    expect(html).toContain('src="/media/item/food/fish-7.svg"');
  });

  it('carry a script that weighs what it should and runs', () => {
    const { plain, packed } = plainScript(20);
    expect(packed.length / 1024).toBeGreaterThan(19.8);
    expect(packed.length / 1024).toBeLessThan(20.2);
    expect(() => new Function(plain)()).not.toThrow();
    expect(plainScript(20).plain).toBe(plain);
  });
});
