// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { orderPayloadOf } from '../../../domain/checkout/payload';
import { livePlaceOrderMachine } from '../../../src/checkout/actors/placeOrderActors';
import { queryClient } from '../../../src/client/queryClient';
import { configQuery } from '../../../src/client/shopQueries';
import { sampleDraft } from '../../machines/checkout/checkout/samples';

const { call, handleEmitted } = vi.hoisted(() => ({ call: vi.fn(), handleEmitted: vi.fn() }));
vi.mock('../../../src/client/client', async (original) => ({ ...(await original()), call }));
vi.mock('../../../src/flow/emitted', () => ({ handleEmitted }));

const payload = orderPayloadOf(sampleDraft(), null, 24.5);

const place = (total: number) => {
  call.mockResolvedValue({
    message: '',
    order_id: 107,
    total_amount: total,
    found: 0,
    redirect_link: null,
  });
  const format = { currency_symbol: '$', currency_symbol_direction: 'left' };
  queryClient.setQueryData(configQuery().queryKey, {
    ...format,
    digit_after_decimal_point: 2,
  } as never);
  const logic = livePlaceOrderMachine.implementations.actors?.placeOrder as AnyActorLogic;
  return toPromise(createActor(logic, { input: { key: 'k', payload } }).start());
};

afterEach(() => {
  queryClient.clear();
  vi.clearAllMocks();
});

it('PRICE-26 an order that the shop counts otherwise than it was shown is told with both totals', async () => {
  await place(26);
  expect(handleEmitted.mock.calls).toEqual([
    [
      {
        type: 'notify',
        tone: 'info',
        message: 'order.otherTotal',
        values: { orderId: 107, total: '$26.00', seen: '$24.50' },
        autoClose: 15_000,
      },
    ],
  ]);
});

it('PRICE-26 one that comes to what was shown is not spoken of', async () => {
  await place(24.5);
  expect(handleEmitted.mock.calls).toEqual([]);
});
