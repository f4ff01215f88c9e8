import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { pushNewsMachine } from '../../../machines/account/pushNews';
import { button, pressing, there } from './pieces';

const on = button('Turn on');
const off = button('Turn off');
const offered: Seen = { says: ['Get order updates in this browser'] };
const reach: Seen = { says: ['You get order updates in this browser'] };

/** News in this browser: what the customer does and sees (SESS-15). */
export const pushNews = defineScreens(pushNewsMachine, {
  gestures: { 'pushNews.wanted': pressing('Turn on'), 'pushNews.declined': pressing('Turn off') },
  seen: {
    looking: { hidden: [on, off] },
    unsupported: { hidden: [on, off] },
    blocked: { says: ['Your browser blocks notifications from this shop.'], hidden: [on, off] },
    off: { ...offered, ...there(on) },
    asking: offered,
    registering: offered,
    on: { ...reach, ...there(off) },
    ending: reach,
    failed: { ...there(on), says: ['That did not work. Check your connection and try again.'] },
    stillOn: {
      ...there(off),
      says: ['That could not be turned off. Check your connection and try again.'],
    },
  },
});
