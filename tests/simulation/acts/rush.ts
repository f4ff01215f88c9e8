import type { Act, Day } from '../day';
import { orderPrice } from '../price';
import { type CouponCode, coupons, couponsEnd, flash, goods, juice, shoppers } from '../world';
import { orderIntent, place } from './orders';

interface Bought {
  readonly item: number;
  readonly quantity: number;
  readonly isFlash: boolean;
}

/** As many shoppers as there are things, who do not know of each other, order one each at the same moment. */
function rush(day: Day, things: readonly Bought[], coupon: CouponCode | null): void {
  const first = day.random.below(shoppers.length);
  for (const [turn, thing] of things.entries()) {
    const who = shoppers[(first + turn) % shoppers.length];
    if (!who) continue;
    const { item, quantity } = thing;
    const amount = orderPrice([thing], day.now(), coupon);
    const lines = [{ item_id: item, quantity }];
    const method = 'cash_on_delivery';
    const intent = orderIntent(day, { who, method, coupon, amount, lines });
    day.start(`${who.name} buys item ${item} beside others with ${intent.key}`, async () => {
      await place(day, intent);
    });
  }
}

/** A coupon of which few may be used in all, by more than may: each for something else, so that no stock is in their way. */
export const shareCoupon: Act = (day) => {
  const now = day.now();
  if (now >= couponsEnd) return false;
  const isFlash = now >= flash.from && now < flash.to;
  const things = [
    { item: goods.mug.id, quantity: 1, isFlash: false },
    { item: goods.lamp.id, quantity: 1, isFlash: false },
    { item: goods.tea.id, quantity: 1, isFlash },
  ];
  rush(day, things.slice(0, coupons.FEW.inAll + 1), 'FEW');
  return true;
};

/** The last units of a flash sale of something whose stock is not counted. */
export const shareFlash: Act = (day) => {
  const thing = { item: juice.id, isFlash: true };
  rush(
    day,
    [1, 1, 1 + day.random.below(2)].map((quantity) => ({ ...thing, quantity })),
    null,
  );
  return true;
};
