import { describe, expect, it } from 'vitest';
import { decideConversion, pointsFor, worthOf } from '../../../domain/account/pointsEarned';

const rules = {
  loyalty_point_status: 1,
  loyalty_point_item_purchase_point: 100,
  loyalty_point_exchange_rate: 20,
  loyalty_point_minimum_point: 20,
} as const;

describe('points for an order', () => {
  it.each([
    [0, {}, 0],
    [-5_000, {}, 0],
    [999, {}, 0],
    [1_000, {}, 1],
    [59_999, {}, 59],
    [60_000, { loyalty_point_item_purchase_point: 10 }, 6],
    [60_000, { loyalty_point_item_purchase_point: 2.5 }, 1],
    [60_000, { loyalty_point_item_purchase_point: 0 }, 0],
    [60_000, { loyalty_point_item_purchase_point: -1 }, 0],
    [60_000, { loyalty_point_status: 0 }, 0],
  ] as const)('%d thousandths under %j: %d', (spent, changes, points) => {
    expect(pointsFor(spent, { ...rules, ...changes })).toBe(points);
  });
});

describe('what points are worth', () => {
  it.each([
    [0, {}, 2, 0],
    [20, {}, 2, 1_000],
    [21, {}, 2, 1_050],
    // 7 points of 3 a unit are 2.333…: never more than the rate says.
    [7, { loyalty_point_exchange_rate: 3 }, 2, 2_330],
    [7, { loyalty_point_exchange_rate: 3 }, 0, 2_000],
    [7, { loyalty_point_exchange_rate: 3 }, 3, 2_333],
    [7, { loyalty_point_exchange_rate: 0 }, 2, 0],
    [5, { loyalty_point_exchange_rate: 2.5 }, 2, 2_000],
  ] as const)('%d points under %j with %d digits: %d', (points, changes, digits, worth) => {
    expect(worthOf(points, { ...rules, ...changes }, digits)).toBe(worth);
  });
});

describe('converting', () => {
  it.each([
    [20, 20, {}, null],
    [19, 100, {}, 'too_few'],
    [20.5, 100, {}, 'too_few'],
    [Number.NaN, 100, {}, 'too_few'],
    [0, 100, { loyalty_point_minimum_point: 0 }, 'too_few'],
    [21, 20, {}, 'too_many'],
    [20, 20, { loyalty_point_exchange_rate: 1_000_000 }, 'worthless'],
  ] as const)('%d of %d points under %j: %s', (points, held, changes, problem) => {
    expect(decideConversion(points, held, { ...rules, ...changes }, 2)).toBe(problem);
  });
});
