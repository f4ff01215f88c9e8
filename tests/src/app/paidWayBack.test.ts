import { expect, it } from 'vitest';
import { paidWayBack } from '../../../src/app/shell/paidWayBack';

it.each([
  ['/track-order&status=success', { to: '/track-order', search: { flag: 'success' } }],
  ['/my-trips&status=fail&&token=cGF5', { to: '/my-trips', search: { flag: 'fail' } }],
  ['/wallet&&status=cancel', { to: '/wallet', search: { flag: 'cancel' } }],
  ['/track-order&status=unheard', undefined],
  ['/home&status=success', undefined],
  ['/track-order', undefined],
])('ORD-02 older payment pages lead back by %s', (path, expected) => {
  expect(paidWayBack(path)).toEqual(expected);
});
