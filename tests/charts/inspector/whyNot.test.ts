import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { discover } from '../../../charts/atlas/discover';
import { wordLabels } from '../../../charts/model/labels';
import { reasonText, valueIn } from '../../../charts/reasons/reasonText';
import type { Verdict } from '../../../charts/reasons/verdict';
import { type CheckedPayment, paymentMachine } from '../../../machines/checkout/payment';
import type { OrderKey } from '../../../machines/orders/tracking';
import { open } from '../../../src/inspector/open';
import { fakeActor } from '../../support/fakes';
import { watchedActor } from './reasons';

const flows = ['orders/tracking', 'checkout/placeOrder', 'checkout/payment', 'cart/addToCart'];
const found = await discover(fileURLToPath(new URL('../../../machines', import.meta.url)), flows);
const nothing = valueIn({}, {});

function said(verdict: Verdict, flow: string, language: string, isWorded = true): string {
  const one = found.find(({ chart }) => chart.id === flow);
  if (!one) throw new Error(`There is no ${flow}`);
  const words = isWorded ? one.words[language] : {};
  return reasonText(verdict, wordLabels(one.chart, words ?? {}, language), nothing);
}
const failed = (name: string): Verdict => ({ name, holds: false });

describe('a condition that did not hold', () => {
  it.each([
    ['tracking', 'isOver', 'the order is not over', 'لم ينتهِ الطلب', 'el pedido no está terminado'],
    ['placeOrder', 'hasTriesLeft', 'no tries are left', 'لم تبقَ محاولات', 'no quedan intentos'],
    [
      'addToCart',
      'wasOtherStore',
      'it was not refused for another store’s cart',
      'لم يُرفض بسبب سلة متجر آخر',
      'no se rechazó por el carrito de otra tienda',
    ],
  ])('of %s says so itself (%s)', (flow, guard, english, arabic, spanish) => {
    expect(['en', 'ar', 'es'].map((language) => said(failed(guard), flow, language))).toEqual([
      english,
      arabic,
      spanish,
    ]);
  });

  it('of a machine without words is told by its name and what it looked at', () => {
    const verdict: Verdict = { ...failed('isOver'), read: [['event.status', 'picked_up']] };
    expect(['en', 'ar', 'es'].map((one) => said(verdict, 'tracking', one, false))).toEqual([
      'not: isOver (status: picked_up)',
      'ليس صحيحًا: isOver (\u2068status: picked_up\u2069)',
      'no se cumple: isOver (status: picked_up)',
    ]);
  });

  it('is told of a way that is barred while the shop is asked', () => {
    const { logic } = fakeActor<CheckedPayment, OrderKey>();
    const machine = paymentMachine.provide({ actors: { checkPayment: logic } });
    const actor = createActor(machine, {
      input: { orderId: 100_001, contactNumber: '+12025550134', flag: null },
    });
    const { logged } = watchedActor(actor, open);
    actor.start();
    const { verdict } =
      logged().standing.asked.find(({ verdict: { name } }) => name === 'isSuccessClaimed') ?? {};
    if (!verdict) throw new Error('Nobody asked what the payment page says');
    expect(['en', 'ar', 'es'].map((one) => said(verdict, 'payment', one))).toEqual([
      'the payment page does not say paid, or the shop was asked often enough',
      'لا تقول صفحة الدفع إنه دُفع، أو سُئل المتجر ما يكفي',
      'la página de pago no dice que está pagado, o ya se preguntó bastante a la tienda',
    ]);
  });
});
