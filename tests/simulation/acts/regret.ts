import type { Act, Day } from '../day';
import { orderPrice } from '../price';
import { goods, type Shopper, shoppers } from '../world';
import { answers, command } from './operators';
import { askForMoney, orderIntent, place } from './orders';

const customers = shoppers.filter(({ customerId }) => customerId !== null);
const moves = 4;

/** Somebody asks for the money of an order, and two of the shop answer at once. */
async function askAndAnswer(day: Day, id: number, who: Shopper): Promise<void> {
  await askForMoney(day, id, who);
  for (let person = 0; person < 2; person += 1)
    day.start(`the shop answers about the money of order ${id}`, async () => {
      await command(day, ['refund', `${id}`, ...day.random.pick(answers)]);
    });
}

/** An order that is delivered, and whose money is asked back at once by two windows. */
export const orderAndRegret: Act = (day) => {
  const { random } = day;
  const who = random.pick(customers);
  const item = goods.mug.id;
  const amount = orderPrice([{ item, quantity: 1, isFlash: false }], day.now(), null);
  const method = random.pick(['cash_on_delivery', 'wallet']);
  const lines = [{ item_id: item, quantity: 1 }];
  const intent = orderIntent(day, { who, method, coupon: null, amount, lines });
  day.start(`${who.name} buys with ${intent.key}, and is to regret it`, async () => {
    const id = await place(day, intent);
    if (id === null) return;
    for (let move = 0; move < moves; move += 1) await command(day, ['order', `${id}`, 'next']);
    for (let window = 0; window < 2; window += 1)
      day.start(`${who.name} asks for the money of order ${id}`, () => askAndAnswer(day, id, who));
  });
  return true;
};
