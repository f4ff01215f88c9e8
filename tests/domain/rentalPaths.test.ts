import { expect, it } from 'vitest';
import * as browse from '../../domain/endpoints/rental/browse';
import * as tripCart from '../../domain/endpoints/rental/tripCart';
import * as trips from '../../domain/endpoints/rental/trips';

const isCall = (value: unknown): value is { path: string } =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;

it('RENT-14 every call of the rental module is under /rental of the API', () => {
  const calls = [browse, tripCart, trips].flatMap((group) => Object.values(group).filter(isCall));
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter(({ path }) => !path.startsWith('/rental/'))).toEqual([]);
});
