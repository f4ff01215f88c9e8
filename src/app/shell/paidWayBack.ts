import { linkOptions } from '@tanstack/react-router';

const flags = new Map([
  ['success', 'success' as const],
  ['fail', 'fail' as const],
  ['cancel', 'cancel' as const],
]);

/** Older payment pages put what became of a payment behind the address that they were told, without a question mark. */
export function paidWayBack(path: string) {
  const [, page, told = ''] = /^\/([\w-]+)&+status=(\w+)/.exec(path) ?? [];
  const flag = flags.get(told);
  if (!flag) return undefined;
  if (page === 'track-order') return linkOptions({ to: '/track-order', search: { flag } });
  if (page === 'my-trips') return linkOptions({ to: '/my-trips', search: { flag } });
  return page === 'wallet' ? linkOptions({ to: '/wallet', search: { flag } }) : undefined;
}
