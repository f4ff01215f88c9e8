import { describe, expect, it } from 'vitest';
import { internationalPhone, nationalDigits } from '../../domain/phone';

describe('internationalPhone', () => {
  it.each([
    ['+966 55 000 1111', 'SA', '+966550001111'],
    ['00966 55 000-1111', 'SA', '+966550001111'],
    ['+966 055 000 1111', 'SA', '+966550001111'],
    ['055 000 1111', 'SA', '+966550001111'],
    ['55 000 1111', 'SA', '+966550001111'],
    ['966550001111', 'SA', '+966550001111'],
    ['٠٥٥٠٠٠١١١١', 'SA', '+966550001111'],
    ['(202) 555-0123', 'US', '+12025550123'],
    ['12025550123', 'US', '+12025550123'],
    ['+44 (0)20 7946 0958', 'SA', '+442079460958'],
    ['+39 06 6982', 'SA', '+39066982'],
    ['+44 20 7946 0958', '', '+442079460958'],
    ['', 'SA', ''],
    ['+', 'SA', ''],
  ])('%s in %s is %s', (typed, country, kept) => {
    expect(internationalPhone(typed, country)).toBe(kept);
  });
});

describe('nationalDigits', () => {
  it.each([
    ['+966 0550001111', '0550001111'],
    ['+1 202 555 0123', '2025550123'],
    ['0550001111', '0550001111'],
    ['+966', ''],
    ['', ''],
  ])('of %s are %s', (typed, digits) => {
    expect(nationalDigits(typed)).toBe(digits);
  });
});
