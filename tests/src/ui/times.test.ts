import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type TimeStyle, written, writtenHours } from '../../../src/ui/times';

const at = new Date('2026-11-23T17:05:00Z');
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ').replaceAll('\u200f', '');

describe('days and times are written in one way', () => {
  it.each<[TimeStyle, string, string]>([
    ['time', '8:05 PM', '8:05 م'],
    ['day', 'Nov 23', '23 نوفمبر'],
    ['weekday', 'Mon, Nov 23', 'الاثنين، 23 نوفمبر'],
    ['date', 'Nov 23, 2026', '23 نوفمبر 2026'],
    ['dayTime', 'Nov 23, 8:05 PM', '23 نوفمبر، 8:05 م'],
    ['dateTime', 'Nov 23, 2026, 8:05 PM', '23 نوفمبر 2026، 8:05 م'],
  ])('%s: %s, %s', (style, english, arabic) => {
    expect(plain(written(at, 'en', style, 'Asia/Riyadh'))).toBe(english);
    expect(plain(written(at, 'ar', style, 'Asia/Riyadh'))).toBe(arabic);
  });

  it('opening hours too', () => {
    expect(plain(writtenHours('09:30:00', '23:00:00', 'en'))).toBe('9:30 AM – 11:00 PM');
    expect(plain(writtenHours('09:30:00', '23:00:00', 'ar'))).toBe('9:30 ص – 11:00 م');
  });

  it('by nothing else in the client', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
    const others = files
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('locales'))
      // It reads what another back end tells; nothing of it is written to a screen.
      .filter((file) => !file.startsWith('client/dialect/'))
      .filter((file) =>
        /Intl\.DateTimeFormat|(dateStyle|timeStyle|minute): '|toLocale(Date|Time)String/.test(
          readFileSync(join('src', file), 'utf8'),
        ),
      );
    // The first reads what the shop's clock shows, for a field of the browser's own.
    expect(others.sort()).toEqual(['rental/rentalSearch/shopTime.ts', 'ui/times.ts']);
  });
});
