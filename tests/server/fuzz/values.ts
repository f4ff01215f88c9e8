import fc from 'fast-check';
import { nasty } from '../../support/wireArbitrary';

const edges = fc.constantFrom<unknown>(
  ...['1970-01-01T00:00:00Z', '2038-01-19T03:14:08Z', '9999-12-31T23:59:59.999Z', '2026-02-30'],
  ...['+275760-09-13T00:00:00.001Z', '2026-11-20', '2026-11-20T12:00:00+14:00', '-1', 'now'],
  ...[2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, -(2 ** 31), -(2 ** 63), 0.1 + 0.2, 1e-9],
  ...[
    '1e309',
    '0x1F',
    '1_000',
    '１２',
    '1,5',
    ' 7 ',
    '+7',
    '007',
    '-0',
    'NaN',
    'null',
    'undefined',
  ],
  ...['\u202etxt.exe', '\ufeff', 'İ', 'ß', '\ud83d', 'a\u0000', '\r\nX-Evil: 1', '{{7}}'],
  ...['%00', '%2e%2e%2f', "' or 1=1 --", '<img src=x onerror=1>', '[]', '[null]', '{"$gt":0}'],
  ...['x'.repeat(70_000), '9'.repeat(400), 'é'.repeat(300), '\u0301'.repeat(5_000)],
);
const files = fc.constantFrom(
  () => new File([], 'empty.png', { type: 'image/png' }),
  () => new File(['<svg onload=1>'], 'a.svg', { type: 'image/svg+xml' }),
  () => new File([new Uint8Array(3_000_000)], 'large.png', { type: 'image/png' }),
  () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])], '../../a\u0000.png'),
);
/** In place of any value. */
export const value = fc.oneof(nasty, edges, fc.integer({ min: 1, max: 300 }));

export type Change = (now: unknown) => unknown;
export const isRecord = (what: unknown): what is Record<string, unknown> =>
  typeof what === 'object' && what !== null && !(what instanceof File);

const numberOf = (what: unknown) => (isRecord(what) ? Number.NaN : Number(what));
const wordOf = (what: unknown) => (isRecord(what) ? JSON.stringify(what) : String(what));

/** What becomes of one value. */
export const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 8, arbitrary: value.map((other) => () => other) },
  { weight: 2, arbitrary: fc.constant<Change>((now) => [now]) },
  { weight: 1, arbitrary: fc.constant<Change>((now) => ({ value: now })) },
  { weight: 1, arbitrary: fc.constant<Change>((now) => [now, now]) },
  {
    weight: 2,
    arbitrary: fc.constant<Change>((now) =>
      typeof now === 'number' ? String(now) : numberOf(now),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.integer({ min: -3, max: 3 }).map(
      (by): Change =>
        (now) =>
          typeof now === 'number' ? now + by : `${wordOf(now)}${by}`,
    ),
  },
  { weight: 1, arbitrary: fc.constant<Change>((now) => wordOf(now).repeat(40)) },
  { weight: 1, arbitrary: files.map((make) => () => make()) },
);
