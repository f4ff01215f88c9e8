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

  it.each<[TimeStyle, '12' | '24', string, string, string]>([
    ['time', '12', '8:05 PM', '8:05 م', '8:05 p. m.'],
    ['time', '24', '20:05', '20:05', '20:05'],
    ['weekTime', '24', 'Mon 20:05', 'الاثنين 20:05', 'lun, 20:05'],
    ['dayTime', '24', 'Nov 23, 20:05', '23 نوفمبر، 20:05', '23 nov, 20:05'],
    [
      'weekdayTime',
      '12',
      'Mon, Nov 23, 8:05 PM',
      'الاثنين، 23 نوفمبر، 8:05 م',
      'lun, 23 nov, 8:05 p. m.',
    ],
    ['dateTime', '24', 'Nov 23, 2026, 20:05', '23 نوفمبر 2026، 20:05', '23 nov 2026, 20:05'],
    ['date', '24', 'Nov 23, 2026', '23 نوفمبر 2026', '23 nov 2026'],
  ])('by the clock that the shop has chosen: %s, %s', (style, clock, ...texts) => {
    const shown = ['en', 'ar', 'es'].map((language) =>
      plain(written(at, language, style, 'Asia/Riyadh', clock)),
    );
    expect(shown).toEqual(texts);
  });

  it('midnight is 0:00 on a clock of 24 hours', () => {
    const midnight = new Date('2026-11-23T00:00:00Z');
    const shown = ['en', 'ar', 'es'].map((language) =>
      plain(written(midnight, language, 'time', 'UTC', '24')),
    );
    expect(shown).toEqual(['00:00', '00:00', '0:00']);
  });

  it('opening hours by the clock that the shop has chosen', () => {
    const of = (language: string, clock: '12' | '24') =>
      plain(writtenHours('09:30:00', '23:00:00', language, clock));
    expect([of('en', '24'), of('es', '12')]).toEqual(['09:30 – 23:00', '9:30 a. m. – 11:00 p. m.']);
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
    expect(others.sort()).toEqual(['ui/times.ts']);
  });
});
