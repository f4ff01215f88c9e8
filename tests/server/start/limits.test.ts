import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnv } from '../../../server/env';
import { databaseFields } from '../../../server/envDatabase';
import { limitFields } from '../../../server/envLimits';

/** Variables and defaults of the README's tables; a line may name several. */
const listed = new Map(
  [...readFileSync('README.md', 'utf8').matchAll(/^\| (`[A-Z_`, ]+) \| ([^|]*) \|/gm)].flatMap(
    ([, names = '', defaults = '']) => {
      const words = (cell: string) =>
        [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '');
      const values = words(defaults);
      return words(names).map((name, at): [string, string] => [name, values[at] ?? '']);
    },
  ),
);

it.each(Object.keys({ ...limitFields, ...databaseFields }))(
  '%s is in the README with its default',
  (name) => {
    const value = listed.get(name) ?? '';
    expect(value).not.toBe('');
    expect(readEnv({ [name]: value })).toEqual({ ...readEnv({}), gateways: expect.anything() });
  },
);

it.each([
  [{ LIMIT_PASSWORDS: '10' }, 'LIMIT_PASSWORDS must be a count and a time, as 100/15m'],
  [{ LIMIT_GUESTS: '0/1h' }, 'LIMIT_GUESTS must be a count and a time, as 100/15m'],
  [{ PASSWORD_WAITS: '1s' }, 'PASSWORD_WAITS must be two times, as 1s-15m'],
  [{ CODE_WAITS: '1h-2m' }, 'CODE_WAITS must begin with the shorter time'],
  [{ SOCKETS: '0' }, 'SOCKETS must be a whole number from 1 to 1000000'],
  [{ WATCHDOG_SECONDS: '0' }, 'WATCHDOG_SECONDS must be a whole number from 1 to 3600'],
  [{ HEADERS_SECONDS: '601' }, 'HEADERS_SECONDS must be a whole number from 1 to 600'],
])('%j is refused in one line at the start', (source, line) => {
  expect(() => readEnv(source)).toThrow(new Error(line));
});

it('a rate and its waits are read in seconds', () => {
  const { LIMIT_CALLS, CODE_WAITS } = readEnv({ LIMIT_CALLS: '7/2h', CODE_WAITS: '90s-1d' });
  expect(LIMIT_CALLS).toEqual({ most: 7, seconds: 7_200 });
  expect(CODE_WAITS).toEqual({ first: 90, last: 86_400 });
});
