import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type RefundToAsk,
  type RequestRefundAnswer,
  requestRefundMachine,
} from '../../../../machines/orders/requestRefund';
import { fakeActor, listen } from '../../../support/fakes';

const wish = { reason: 'Something was missing', note: 'No bread', photos: [] };

function open() {
  const shop = fakeActor<RequestRefundAnswer, RefundToAsk>();
  const actor = createActor(requestRefundMachine.provide({ actors: { askRefund: shop.logic } }), {
    input: { orderId: 42 },
  });
  const heard = listen(actor);
  actor.start();
  const send = () => actor.send({ type: 'requestRefund.sent', wish });
  const until = (state: string) => waitFor(actor, ({ value }) => value === state);
  return { actor, shop, heard, send, until };
}

describe('asking money back (ORD-02)', () => {
  it('sends the request once and says that the shop will answer', async () => {
    const { actor, shop, heard, send, until } = open();
    send();
    send();
    actor.send({ type: 'requestRefund.closed' });
    expect(shop.calls.map(({ input }) => input)).toEqual([{ orderId: 42, ...wish }]);
    shop.last().answer({ ok: true });
    expect((await until('asked')).output).toEqual({ asked: true });
    expect(heard).toEqual(['notify order.refundAsked']);
  });

  it('ERR-01 a request whose answer was lost has arrived when it is sent again', async () => {
    const { actor, shop, heard, send, until } = open();
    send();
    shop.last().fail(new Error('down'));
    await until('failed');
    send();
    shop.last().answer({ ok: false, reason: 'asked', message: 'Known.' });
    await until('asked');
    expect(actor.getSnapshot().output).toEqual({ asked: true });
    expect(heard).toEqual(['notify order.refundAsked']);
  });

  it('says why it was refused, and can be changed', async () => {
    const { actor, shop, send, until } = open();
    send();
    shop.last().answer({ ok: false, reason: 'refused', message: 'Too late.' });
    expect((await until('refused')).context.message).toBe('Too late.');
    send();
    expect(shop.calls).toHaveLength(2);
    shop.last().answer({ ok: false, reason: 'refused', message: 'Too late.' });
    await until('refused');
    actor.send({ type: 'requestRefund.closed' });
    expect(actor.getSnapshot().output).toEqual({ asked: false });
  });
});
