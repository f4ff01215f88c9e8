import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { liveCancelOrderMachine } from '../../../src/checkout/actors/paymentActors';
import { ApiError } from '../../../src/client/apiError';
import { queryClient } from '../../../src/client/queryClient';
import { tokenKey } from '../../../src/client/storage/storage';
import type { WireAnswer, WireRequest } from '../../../src/client/transport';
import { liveEditOrderMachine } from '../../../src/orders/actors/editOrderActors';
import { liveOrderAgainMachine } from '../../../src/orders/actors/orderAgainActors';
import { liveAddVehicleMachine } from '../../../src/rental/actors/addVehicleActors';
import { liveCancelTripMachine } from '../../../src/rental/actors/tripActors';
import { logicOf } from '../../support/faults/live';
import { outcomeOf } from '../../support/faults/run';
import { FakeWire } from '../../support/faults/wire';
import { sampleCart, samplePlan, sampleVehicle } from '../../support/rental';

const at = vi.hoisted(() => ({ exchange: (_: WireRequest): unknown => undefined }));
vi.mock('../../../src/client/transport', () => ({
  exchange: (request: WireRequest) => at.exchange(request),
}));

const wire = new FakeWire();
const good = (json: unknown): WireAnswer => ({ status: 200, body: { json }, retryAfter: null });
const no = (status: number, code: string): WireAnswer => ({
  status,
  body: { json: { errors: [{ code, message: 'No.' }] } },
  retryAfter: null,
});
const lost = (): never => {
  throw new ApiError('network', 0);
};

/** Answers by the end of a path; what has no entry is answered well. */
function shop(answers: Record<string, () => WireAnswer>): string[] {
  const asked: string[] = [];
  at.exchange = async (request: WireRequest) => {
    const [path = ''] = request.url.split('?');
    asked.push(`${request.method} ${path.split('/').at(-1)}`);
    const name = Object.keys(answers).find((end) => path.endsWith(end));
    return answers[name ?? '']?.() ?? wire.exchange(request);
  };
  return asked;
}

/** What the product's own actor tells its chart at last. */
const ends = async (machine: AnyStateMachine, actor: string, input: object) => {
  const [event] = await outcomeOf(logicOf(machine, actor), actor, input, () => 0);
  return event && 'output' in event ? event.output : event;
};

beforeEach(() => {
  queryClient.clear();
  tokenKey.set('the token of somebody');
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
});

const vehicle = sampleVehicle();
const adding = { vehicle, units: 2, plan: samplePlan() };

describe('a vehicle whose adding was not answered (TRIP-19)', () => {
  it('is not added again where the shop has heard of it', async () => {
    const asked = shop({ 'cart/add-to-cart': lost });
    await ends(liveAddVehicleMachine, 'addVehicle', adding);
    const heard = shop({
      'cart/get-cart': () => good(sampleCart([{ vehicle, quantity: 2 }])),
      'cart/add-to-cart': () => good(sampleCart([{ vehicle, quantity: 4 }])),
    });
    expect(await ends(liveAddVehicleMachine, 'addVehicle', adding)).toEqual({ ok: true });
    expect([asked, heard]).toEqual([['POST add-to-cart'], ['GET get-cart']]);
  });

  it('is added where it has not', async () => {
    shop({ 'cart/add-to-cart': lost });
    await ends(liveAddVehicleMachine, 'addVehicle', adding);
    const asked = shop({
      'cart/get-cart': () => good(sampleCart([])),
      'cart/add-to-cart': () => good(sampleCart([{ vehicle, quantity: 2 }])),
    });
    expect(await ends(liveAddVehicleMachine, 'addVehicle', adding)).toEqual({ ok: true });
    expect(asked).toEqual(['GET get-cart', 'POST add-to-cart']);
  });

  it('is asked about once only, and not at all after a refusal', async () => {
    shop({ 'cart/add-to-cart': () => no(403, 'vehicle_unavailable') });
    expect(await ends(liveAddVehicleMachine, 'addVehicle', adding)).toEqual({
      ok: false,
      reason: 'vehicle_unavailable',
      message: 'No.',
    });
    const asked = shop({
      'cart/add-to-cart': () => good(sampleCart([{ vehicle, quantity: 2 }])),
    });
    await ends(liveAddVehicleMachine, 'addVehicle', adding);
    expect(asked).toEqual(['POST add-to-cart']);
  });
});

describe('a trip whose replacing was not answered (CONF-02)', () => {
  const lose = async () => {
    shop({ 'cart/confirm': lost });
    await ends(liveAddVehicleMachine, 'replaceCart', adding);
  };

  it('holds the vehicle once where the shop has heard of it', async () => {
    await lose();
    const heard = shop({
      'cart/get-cart': () => good(sampleCart([{ vehicle, quantity: 2 }])),
      'cart/add-to-cart': () => good(sampleCart([{ vehicle, quantity: 4 }])),
    });
    expect(await ends(liveAddVehicleMachine, 'addVehicle', adding)).toEqual({ ok: true });
    expect(heard).toEqual(['GET get-cart']);
  });

  it('is added to as ever once a second try was answered', async () => {
    await lose();
    const replaced = () => good(sampleCart([{ vehicle, quantity: 2 }]));
    shop({ 'cart/confirm': replaced });
    await ends(liveAddVehicleMachine, 'replaceCart', adding);
    const heard = shop({ 'cart/get-cart': replaced, 'cart/add-to-cart': replaced });
    await ends(liveAddVehicleMachine, 'addVehicle', adding);
    expect(heard).toEqual(['POST add-to-cart']);
  });
});

describe('what follows on an order that the shop has changed already', () => {
  const refilled = () => good({ module_id: 4, added: 2, left_out: [], short: [] });

  it('takes nothing back that was put into the cart again (ORD-01)', async () => {
    shop({ 'order/order-again': refilled, '/module': lost });
    const answer = { ok: true, added: 2, leftOut: [], short: [] };
    const input = { orderId: 100001, key: 'again', replace: false };
    expect(await ends(liveOrderAgainMachine, 'orderAgain', input)).toEqual(answer);
  });

  it('takes nothing back of an order that is changed (ORD-01)', async () => {
    shop({ 'order/edit': refilled, '/module': lost });
    const input = { orderId: 100001, key: 'edit', replace: false };
    const answer = { ok: true, leftOut: [], short: [] };
    expect(await ends(liveEditOrderMachine, 'editOrder', input)).toEqual(answer);
  });
});

describe('a cancellation whose answer was lost (ORD-07)', () => {
  const input = { orderId: 100001, contactNumber: null, reason: 'Mistake', note: '' };
  const cases = [
    ['an order', liveCancelOrderMachine, 'customer/order/track', 'order_status'],
    ['a trip', liveCancelTripMachine, 'rental/user/trip/get-trip-details', 'trip_status'],
  ] as const;

  it.each(cases)(
    'of %s is told as done when it is asked for again',
    async (_, machine, path, name) => {
      const known = wire.sampleAt('GET', path);
      shop({
        cancel: () => no(400, 'not_cancellable'),
        'cancel-trip': () => no(400, 'not_cancellable'),
        [path]: () => good({ ...known, [name]: 'canceled' }),
      });
      expect(await ends(machine, 'cancel', input)).toEqual({ ok: true });
    },
  );

  it.each(cases)('of %s that goes its way is too late', async (_, machine, path) => {
    const known = wire.sampleAt('GET', path);
    shop({
      cancel: () => no(400, 'not_cancellable'),
      'cancel-trip': () => no(400, 'not_cancellable'),
      [path]: () => good(known),
    });
    expect(await ends(machine, 'cancel', input)).toEqual({ ok: false, reason: 'tooLate' });
  });
});
