import { describe, expect, it } from 'vitest';
import type { StorageKey } from '../../../src/client/storage/storage';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../src/client/storage/*.ts', '../../../src/ui/search/recentSearches.ts'],
  { eager: true },
);

const isKey = (value: unknown): value is StorageKey<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'get' in value &&
  'set' in value;

const keys = Object.values(modules).flatMap((exports) => Object.values(exports).filter(isKey));

/** What another version, a broken disk or somebody else's script may have left there. */
const corruptions: Record<string, string> = {
  empty: '',
  null: 'null',
  'cut short': '{',
  huge: JSON.stringify('x'.repeat(1_000_000)),
  'a number': '42',
  'a list': '[[null]]',
  script: '<img src=x onerror=alert(1)>',
  'an old version': '{"version":0,"state":{"id":"1"}}',
};

describe('a browser memory that is spoilt (S09)', () => {
  it('has every key that the code names', () => {
    const named = keys.map(({ name }) => name);
    expect(named).toEqual(expect.arrayContaining(['token', 'zoneid', 'place-order', 'book-trip']));
    expect(named.length).toBeGreaterThan(25);
  });

  it.each(Object.entries(corruptions))('by %s is read without an error, key by key', (_, raw) => {
    for (const { name, get } of keys) {
      const other = name === 'language-setting' ? 'country' : 'language-setting';
      window.localStorage.clear();
      window.localStorage.setItem(other, 'kept');
      window.localStorage.setItem(name, raw);
      const value = get();
      // What cannot be read is gone; what can be is what stands there.
      const left = window.localStorage.getItem(name);
      if (value === null) expect([name, left || null]).toEqual([name, null]);
      expect([name, window.localStorage.getItem(other)]).toEqual([name, 'kept']);
    }
  });
});
