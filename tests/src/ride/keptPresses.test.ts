// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keptPresses, riderKey, writePresses } from '../../../src/client/storage/rideKeys';

const press = (orderId: number) => ({
  key: `key-${orderId}`,
  step: 'deliver' as const,
  orderId,
  code: '4711',
  isCashCollected: true,
  photo: '',
  reason: '' as const,
});

beforeEach(() => localStorage.clear());

it('RIDE-09 what one courier has pressed waits for them while another rides with the same phone', () => {
  riderKey.set('7');
  writePresses([press(100001)]);
  riderKey.set('8');
  expect(keptPresses()).toEqual([]);
  writePresses([press(100002)]);
  writePresses([]);
  expect(keptPresses()).toEqual([]);
  riderKey.set('7');
  expect(keptPresses()).toEqual([press(100001)]);
  writePresses([]);
  expect(localStorage.getItem('ridePresses')).toBeNull();
});

it('RIDE-09 what a former version has kept is read', () => {
  riderKey.set('7');
  localStorage.setItem('ridePresses', JSON.stringify({ of: '7', queue: [press(100001)] }));
  expect(keptPresses()).toEqual([press(100001)]);
});
