import { expect, it } from 'vitest';
import { decideDeviceTrouble, decideResume } from '../../../../machines/place/location';

it.each([
  [{ ok: true, lat: 1, lng: 2 }, 'located'],
  [{ ok: false, reason: 'denied' }, 'refused'],
  [{ ok: false, reason: 'timeout' }, 'tooSlow'],
  [{ ok: false, reason: 'unavailable' }, 'unavailable'],
] as const)('a device that answers %o is %s (LOC-12)', (answer, trouble) => {
  expect(decideDeviceTrouble(answer)).toBe(trouble);
});

it.each([
  [{ point: null, address: '' }, 'position'],
  [{ point: null, address: 'Quay 1' }, 'position'],
  [{ point: { lat: 1, lng: 2 }, address: '' }, 'address'],
  [{ point: { lat: 1, lng: 2 }, address: 'Quay 1' }, 'zone'],
] as const)('with %o the flow resumes at the %s (LOC-11)', (known, step) => {
  expect(decideResume(known)).toBe(step);
});
