import { describe, expect, it } from 'vitest';
import { comparablePhone, phoneOf, readablePhone, tidyPhone } from '../../../domain/values/phone';
import { nationalDigits } from '../../../domain/values/phoneDigits';

/** Each country's own number as people there write it, and as everybody else has to dial it. */
const written: Record<string, { country: string; kept: string; forms: string[] }> = {
  'Saudi Arabia': {
    country: 'SA',
    kept: '+966500123456',
    forms: [
      '0500123456',
      '050 012 3456',
      '500123456',
      '٠٥٠٠١٢٣٤٥٦',
      '٥٠٠١٢٣٤٥٦',
      '+966500123456',
      '+966 50 012 3456',
      '+٩٦٦ ٥٠ ٠١٢ ٣٤٥٦',
      '+966 0500123456',
      '+966 ٠٥٠٠١٢٣٤٥٦',
      '+9660500123456',
      '+966 (0) 50-012-3456',
      '966500123456',
      '00966500123456',
      '00966 50 012 3456',
      '٠٠٩٦٦٥٠٠١٢٣٤٥٦',
      '+966 966500123456',
      '+966 00966500123456',
      '\u2066+966 50 012 3456\u2069',
    ],
  },
  Egypt: {
    country: 'EG',
    kept: '+201001234567',
    forms: [
      '01001234567',
      '0100 123 4567',
      '1001234567',
      '٠١٠٠١٢٣٤٥٦٧',
      '+201001234567',
      '+20 100 123 4567',
      '+20 01001234567',
      '+٢٠ ٠١٠٠١٢٣٤٥٦٧',
      '201001234567',
      '00201001234567',
    ],
  },
  'United Arab Emirates': {
    country: 'AE',
    kept: '+971501234567',
    forms: [
      '0501234567',
      '050 123 4567',
      '501234567',
      '٠٥٠١٢٣٤٥٦٧',
      '+971501234567',
      '+971 50 123 4567',
      '+971 0501234567',
      '971501234567',
      '00971501234567',
    ],
  },
  'United States': {
    country: 'US',
    kept: '+12025550123',
    forms: [
      '2025550123',
      '(202) 555-0123',
      '202.555.0123',
      '١٢٠٢٥٥٥٠١٢٣',
      '+12025550123',
      '+1 202 555 0123',
      '12025550123',
      '0012025550123',
    ],
  },
  Germany: {
    country: 'DE',
    kept: '+4915112345678',
    forms: [
      '015112345678',
      '0151 12345678',
      '0151/12345678',
      '15112345678',
      '+4915112345678',
      '+49 151 12345678',
      '+49 (0)151 12345678',
      '+49 ٠١٥١١٢٣٤٥٦٧٨',
      '4915112345678',
      '004915112345678',
    ],
  },
  India: {
    country: 'IN',
    kept: '+919812345678',
    forms: [
      '9812345678',
      '09812345678',
      '98123 45678',
      '٩٨١٢٣٤٥٦٧٨',
      '+919812345678',
      '+91 98123 45678',
      '+91 09812345678',
      '919812345678',
      '00919812345678',
    ],
  },
};

describe('a phone number is one number, however it is written', () => {
  for (const [name, { country, kept, forms }] of Object.entries(written)) {
    it.each(forms)(`${name}: %s`, (typed) => {
      expect(phoneOf(typed, country)).toBe(kept);
      expect(comparablePhone(typed, country)).toBe(kept);
    });
  }

  it.each([
    ['+44 (0)20 7946 0958', 'SA', '+442079460958'],
    ['+44 20 7946 0958', '', '+442079460958'],
    // Where the zero is dialled from abroad too.
    ['+39 06 6982', 'SA', '+39066982'],
    ['06 6982 1234', 'IT', '+390669821234'],
    ['+20 100 123 4567', 'SA', '+201001234567'],
    ['+966 50 012 3456', 'US', '+966500123456'],
    ['00966500123456', 'US', '+966500123456'],
  ])('%s seen from %s is %s', (typed, country, kept) => {
    expect(phoneOf(typed, country)).toBe(kept);
  });

  it.each([
    ['', 'SA'],
    ['+', 'SA'],
    ['05001234', 'SA'],
    ['+966 50 012 345', 'SA'],
    ['+966 50 012 34567', 'SA'],
    ['1234567890', 'SA'],
    ['+9999999999999', 'SA'],
    ['0500123456x', 'SA'],
    ['call me', 'SA'],
    ['0500123456', ''],
    ['+1 000 000 0000', 'US'],
  ])('"%s" in %s is nobody’s number', (typed, country) => {
    expect(phoneOf(typed, country)).toBeNull();
  });

  it('compares what was kept before numbers were checked by its digits', () => {
    expect(comparablePhone('+15550101234', 'SA')).toBe('+15550101234');
    expect(comparablePhone('0015550101234', 'SA')).toBe('+15550101234');
    expect(comparablePhone('', 'SA')).toBe('');
  });

  it.each([
    // The first two would be numbers in Germany and France without the code.
    ['0491234567', 'SA', '+966491234567'],
    ['033123456789', 'SA', '+96633123456789'],
    ['0201234567', 'SA', '+966201234567'],
    ['٠٢٠ ١٢٣ ٤٥٦٧', 'SA', '+966201234567'],
    ['05001234', 'SA', '+9665001234'],
    ['12', 'SA', '+96612'],
    ['9665001234567', 'SA', '+9665001234567'],
    ['9660500123', 'SA', '+9669660500123'],
    ['0312', 'IT', '+390312'],
    // Where no zero is dialled inside the country: without it this would be somebody's.
    ['0612345678', 'ES', '+340612345678'],
  ])(
    'gives %s, nobody’s number in %s, the code of that country: %s',
    (typed, country, compared) => {
      expect(phoneOf(typed, country)).toBeNull();
      expect(comparablePhone(typed, country)).toBe(compared);
      expect(phoneOf(compared, country)).toBeNull();
      expect(comparablePhone(compared, country)).toBe(compared);
    },
  );

  it.each([
    ['+201234567', 'SA', '+201234567'],
    ['00201234567', 'SA', '+201234567'],
    ['+966 20 123 4567', 'SA', '+966201234567'],
    ['0201234567', '', '+201234567'],
  ])('keeps the code that %s has, or none that is known (%s): %s', (typed, country, compared) => {
    expect(comparablePhone(typed, country)).toBe(compared);
  });
});

describe('a phone number is read', () => {
  it.each([
    ['+966500123456', 'SA', '050 012 3456'],
    ['+966500123456', 'US', '+966 50 012 3456'],
    ['+12025550123', 'US', '(202) 555-0123'],
    ['+12025550123', 'SA', '+1 202 555 0123'],
    ['+201001234567', 'EG', '010 01234567'],
    ['+4915112345678', 'SA', '+49 1511 2345678'],
    ['+9660500123456', 'SA', '050 012 3456'],
    ['12 34', 'SA', '12 34'],
  ])('%s in %s as %s', (phone, country, read) => {
    expect(readablePhone(phone, country)).toBe(read);
  });

  it.each([
    ['+966 500123456', 'SA', true, '+966 050 012 3456'],
    ['+966500123456', 'US', true, '+966 050 012 3456'],
    ['٠٥٠٠١٢٣٤٥٦', 'SA', false, '050 012 3456'],
    ['+966500123456', 'SA', false, '050 012 3456'],
    ['+12025550123', 'SA', false, '+1 202 555 0123'],
    ['+1 2025550123', 'SA', true, '+1 (202) 555-0123'],
    ['+995 555123456', 'GE', true, '+995 555 12 34 56'],
    ['+995 0555 123456', 'GE', true, '+995 0555123456'],
    ['+375 029 4911911', 'BY', true, '+375 8 029 491-19-11'],
    ['+966 5', 'SA', true, '+966 5'],
    ['', 'SA', false, ''],
  ])('typed as %s in %s (code beside it: %s) becomes %s', (typed, country, withCode, tidied) => {
    expect(tidyPhone(typed, country, withCode)).toBe(tidied);
    expect(phoneOf(tidied, country)).toBe(phoneOf(typed, country));
  });
});

describe('nationalDigits', () => {
  it.each([
    ['+966 0550001111', '0550001111'],
    ['+1 202 555 0123', '2025550123'],
    ['0550001111', '0550001111'],
    ['٠٥٥٠٠٠١١١١', '0550001111'],
    ['+٩٦٦ ٠٥٥٠٠٠١١١١', '0550001111'],
    ['+966', ''],
    ['', ''],
  ])('of %s are %s', (typed, digits) => {
    expect(nationalDigits(typed)).toBe(digits);
  });
});
