import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pairwise, variantsOf } from '../../../charts/paths/variants';

const form = v.object({
  code: v.pipe(v.string(), v.minLength(2), v.maxLength(3)),
  units: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

describe('payloads from a schema', () => {
  it('join what is valid at its edges, and put each invalid value among valid ones', () => {
    const variants = variantsOf(form);
    expect(variants.filter(({ valid }) => valid).map(({ payload }) => payload)).toEqual([
      { code: 'aa', units: 1 },
      { code: 'aa', units: 2 },
      { code: 'aaa', units: 1 },
      { code: 'aaa', units: 2 },
    ]);
    expect(variants.filter(({ valid }) => !valid).map(({ name }) => name)).toEqual([
      'code: empty, units: 1',
      'code: 1 characters, units: 1',
      'code: 4 characters, units: 1',
      'code: 2 characters, units: 0',
      'code: 2 characters, units: 1.5',
    ]);
  });

  it('take examples of what no schema tells, and ask for them', () => {
    const phone = v.object({ phone: v.pipe(v.string(), v.regex(/^\+\d{8,}$/)) });
    expect(() => variantsOf(phone)).toThrow('Give an example of phone');
    expect(variantsOf(phone, { phone: ['+15550101'] })).toEqual([
      { name: 'phone: +15550101', payload: { phone: '+15550101' }, valid: true },
      { name: 'phone: empty', payload: { phone: '' }, valid: false },
    ]);
  });
});

describe('more than three fields', () => {
  it.each([[[2, 2, 2, 2]], [[3, 2, 4, 2, 3]], [[5, 5, 5, 5]]])(
    'of %j values meet two by two, in few rows',
    (columns) => {
      const rows = pairwise(columns);
      const most = columns.reduce((product, count) => product * count, 1);
      expect(rows.length).toBeLessThan(most);
      columns.forEach((count, one) => {
        for (let other = one + 1; other < columns.length; other += 1) {
          const met = new Set(rows.map((row) => `${row[one]} ${row[other]}`));
          expect(met.size).toBe(count * (columns[other] ?? 0));
        }
      });
    },
  );
});
