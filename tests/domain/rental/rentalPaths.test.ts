import { expect, it } from 'vitest';
import * as browse from '../../../domain/rental/browseEndpoints';
import * as tripCart from '../../../domain/rental/tripCartEndpoints';
import * as trips from '../../../domain/rental/tripEndpoints';

const isCall = (value: unknown): value is { path: string } =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;

it('RENT-14 every call of the rental module is under /rental of the API', () => {
  const calls = [browse, tripCart, trips].flatMap((group) => Object.values(group).filter(isCall));
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter(({ path }) => !path.startsWith('/rental/'))).toEqual([]);
});
