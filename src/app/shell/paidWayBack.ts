import { linkOptions } from '@tanstack/react-router';

const flags = { success: 'success', fail: 'fail', cancel: 'cancel' } as const;

const isFlag = (told: string): told is keyof typeof flags => told in flags;

/** Older payment pages put what became of a payment behind the address that they were told, without a question mark. */
export function paidWayBack(path: string) {
  const [, page = '', told = ''] = /^\/([\w-]+)&+status=(\w+)/.exec(path) ?? [];
  if (!isFlag(told)) return undefined;
  const search = { flag: flags[told] };
  const pages = {
    'track-order': linkOptions({ to: '/track-order', search }),
    'my-trips': linkOptions({ to: '/my-trips', search }),
    wallet: linkOptions({ to: '/wallet', search }),
  };
  return page in pages ? pages[page as keyof typeof pages] : undefined;
}
