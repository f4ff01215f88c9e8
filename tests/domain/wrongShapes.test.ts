import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listCategories } from '../../domain/catalogue/catalogueEndpoints';
import { endpointTable } from '../../domain/endpoints';
import { fullSampleOf } from '../support/faults/samples';

/** What stands where something else was promised; texts that only a mistake would bring about are no part of it. */
const wrong = [
  null,
  undefined,
  '',
  'x',
  -1,
  0,
  1e21,
  Number.POSITIVE_INFINITY,
  true,
  [],
  {},
  [null],
  { a: 1 },
];

type Path = readonly (string | number)[];

const pathsIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...at, key]))]
    : [at];

function withAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((one, place) => (String(place) === key ? withAt(one, rest, put) : one));
  const entries = Object.entries(Object(value));
  return Object.fromEntries(
    entries.map(([name, part]) => [name, name === key ? withAt(part, rest, put) : part]),
  );
}

/** What no page may ever show. */
const isUnfit = (value: unknown): boolean => {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value === 'string') return /NaN|undefined|\[object/.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnfit);
};

describe('answers of a wrong shape (S05)', () => {
  // Where nothing is promised nothing is read.
  const read = [...endpointTable].filter(
    ([, { answer }]) => answer.type !== 'unknown' && answer.type !== 'any',
  );

  it.each(read)('%s are refused, or read as something fit to be shown', (_, { answer }) => {
    const sample = fullSampleOf(answer);
    const unfit: string[] = [];
    for (const path of pathsIn(sample))
      for (const put of wrong) {
        const read = v.safeParse(answer, withAt(sample, path, put));
        if (read.success && isUnfit(read.output)) unfit.push(`${path.join('.')}: ${String(put)}`);
      }
    expect(unfit).toEqual([]);
  });

  it('of 10,000 rows only those are left out that cannot be read', () => {
    const list = Array.from({ length: 10_000 }, (_, place) =>
      place === 4_711 ? { id: 'x', name: null } : { id: place + 1, name: `Aisle ${place + 1}` },
    );
    const read = v.parse(listCategories.answer, list);
    expect([read.length, read[4_710]?.id, read[4_711]?.id]).toEqual([9_999, 4_711, 4_713]);
  });
});
