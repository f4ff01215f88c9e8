import fc from 'fast-check';
import type { AnyEndpoint } from '../../../domain/wire/define';
import type { CallOptions } from '../../support/server';
import { fieldsOf } from './fieldsOf';
import { change, isRecord, value } from './values';

/** Everything that a call says, as it goes on the wire. */
export interface Said {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  headers: Record<string, unknown>;
  /** In place of the body. */
  raw: string | null;
}

interface Holder {
  readonly in: Record<string, unknown>;
  readonly key: string;
}

/** Every place of a value that has another one in it, however deep. */
function placesIn(record: Record<string, unknown>): Holder[] {
  return Object.entries(record).flatMap(([key, held]) => [
    { in: record, key },
    ...(isRecord(held) ? placesIn(held) : []),
  ]);
}
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

const raws = [
  'null',
  '[]',
  '"text"',
  '7',
  '{',
  '{"a":1,}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '{"__proto__":{"guest_id":"x"}}',
  '\u0000',
  ' '.repeat(1_100_000),
];
const strangeHeaders: readonly (readonly [string, string])[] = [
  ['zoneId', '[9999999999]'],
  ['zoneId', '[]'],
  ['zoneId', 'x'],
  ['moduleId', '0'],
  ['moduleId', '99999999999999999999'],
  ['moduleId', '1.5'],
  ['X-localization', 'xx-'],
  ['Authorization', 'Bearer x'],
  ['Authorization', `Bearer ${'y'.repeat(9_000)}`],
  ['Idempotency-Key', ''],
  ['Idempotency-Key', 'k'.repeat(201)],
  ['Content-Type', 'text/plain'],
  ['Content-Type', 'multipart/form-data'],
  ['Content-Type', 'multipart/form-data; boundary=x'],
  ['latitude', '1e9'],
  ['longitude', 'NaN'],
  ['Cookie', 'device=; view=%00'],
  ['X-Forwarded-For', ',,;'],
  ['If-None-Match', '"x", *'],
  ['Range', 'bytes=9-1'],
];

type Step = (said: Said, endpoint: AnyEndpoint) => void;
const parts = ['body', 'query', 'params'] as const;
const at = fc.nat(9_999);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.tuple(at, change).map(
      ([where, become]): Step =>
        (said) => {
          const place = pick(
            parts.flatMap((part) => placesIn(said[part])),
            where,
          );
          if (place) place.in[place.key] = become(place.in[place.key]);
        },
    ),
  },
  {
    weight: 3,
    arbitrary: at.map(
      (where): Step =>
        (said) => {
          const place = pick([...placesIn(said.body), ...placesIn(said.query)], where);
          if (place) delete place.in[place.key];
        },
    ),
  },
  {
    // A field that the call knows and this one does not say.
    weight: 3,
    arbitrary: fc.tuple(at, value).map(
      ([where, other]): Step =>
        (said, endpoint) => {
          const part = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? 'query' : 'body';
          const known = fieldsOf(endpoint[part]).filter((name) => !name.includes('.'));
          const name = pick(
            [...known, 'guest_id', 'constructor', 'toString', 'limit', 'id'],
            where,
          );
          if (name) said[part][name] = other;
        },
    ),
  },
  {
    weight: 2,
    arbitrary: at.map(
      (where): Step =>
        (said) => {
          const [name = '', told = ''] = pick(strangeHeaders, where) ?? [];
          said.headers[name] = told;
        },
    ),
  },
  {
    weight: 1,
    arbitrary: at.map(
      (where): Step =>
        (said) => {
          said.raw = pick(raws, where) ?? null;
        },
    ),
  },
);

/** What is done to a valid call: mostly one thing, which gets further than three. */
export const mutation = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(step) },
  { weight: 1, arbitrary: fc.array(step, { minLength: 2, maxLength: 3 }) },
);
export type Mutation = readonly Step[];

const copy = (what: unknown): unknown => {
  if (Array.isArray(what)) return what.map(copy);
  return isRecord(what)
    ? Object.fromEntries(Object.entries(what).map(([key, held]) => [key, copy(held)]))
    : what;
};

export function mutate(options: CallOptions, endpoint: AnyEndpoint, steps: Mutation): Said {
  const { params = {}, query = {}, body, token, headers = {}, moduleId = 1 } = options;
  const said: Said = {
    params: { ...params },
    query: { ...query },
    body: isRecord(body) ? (copy(body) as Record<string, unknown>) : {},
    headers: {
      zoneId: '[1]',
      moduleId: String(moduleId),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    raw: null,
  };
  for (const one of steps) one(said, endpoint);
  return said;
}
