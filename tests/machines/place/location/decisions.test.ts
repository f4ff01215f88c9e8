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
  [{ address: '' }, 'address'],
  [{ address: 'Quay 1' }, 'zone'],
] as const)('with %o the flow resumes at the %s (LOC-11)', (known, step) => {
  expect(decideResume(known)).toBe(step);
});
