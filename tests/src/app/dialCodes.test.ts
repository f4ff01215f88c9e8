import { describe, expect, it } from 'vitest';
import { dialCodeIn, nationalPart } from '../../../domain/values/dialCodes';

describe('dial codes (CHK-11, CHK-12)', () => {
  it.each([
    ['+971 50 123 4567', 'SA', 'AE', '50 123 4567'],
    ['+966501234567', 'SA', 'SA', '501234567'],
    ['+1 202 555 0100', 'US', 'US', '202 555 0100'],
    ['+1 416 555 0100', 'CA', 'CA', '416 555 0100'],
    ['+1 876 555 0100', 'US', 'JM', '555 0100'],
  ])('%s typed in %s begins with the code of %s', (typed, home, country, rest) => {
    const code = dialCodeIn(typed, home);
    expect(code?.country).toBe(country);
    expect(nationalPart(typed, code)).toBe(rest);
  });
  it('finds none in a number without +', () => {
    expect(dialCodeIn('0501234567', 'SA')).toBeNull();
  });
});
