import type { Act, Day } from '../day';
import { orderPrice } from '../price';
import { goods, referral, shoppers } from '../world';
import { command } from './operators';
import { orderIntent, place } from './orders';

const moves = 4;

/** Two people of the store move it to its end. */
function deliver(day: Day, id: number): void {
  for (let person = 0; person < 2; person += 1)
    day.start(`the store brings order ${id} to its end`, async () => {
      for (let move = 0; move < moves; move += 1) await command(day, ['order', `${id}`, 'next']);
    });
}

/** Whoever was invited orders twice, and both are delivered while others go on: the first of them brings the bonus, once. */
export const orderInvited: Act = (day) => {
  const who = shoppers.find(({ customerId }) => customerId === referral.invited);
  if (!who) return false;
  const item = goods.mug.id;
  const amount = orderPrice([{ item, quantity: 1, isFlash: false }], day.now(), null);
  for (let order = 0; order < 2; order += 1) {
    const lines = [{ item_id: item, quantity: 1 }];
    const intent = orderIntent(day, {
      who,
      method: 'cash_on_delivery',
      coupon: null,
      amount,
      lines,
    });
    day.start(`${who.name}, who was invited, buys with ${intent.key}`, async () => {
      const id = await place(day, intent);
      if (id !== null) deliver(day, id);
    });
  }
  return true;
};
