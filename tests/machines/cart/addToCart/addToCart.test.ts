import { describe, expect, it } from 'vitest';
import {
  createActor,
  fromPromise,
  type NonReducibleUnknown,
  SimulatedClock,
  waitFor,
} from 'xstate';
import type { CartEntry } from '../../../../domain/cart/cart';
import { entryOfLine, type WantedLine } from '../../../../domain/cart/cartLines';
import { addToCartMachine } from '../../../../machines/cart/addToCart';
import type { CartAnswer, CartRefusal } from '../../../../machines/cart/cartAnswer';
import { noticeOfRefusal } from '../../../../machines/cart/noticeOfRefusal';
import type { Emitted } from '../../../../machines/emitted';
import { sampleItem } from '../../../domain/samples';

const line: WantedLine = { item: sampleItem(), quantity: 1, variation: [], addOns: [] };
const otherStore = entryOfLine({ ...line, item: sampleItem({ id: 2, store_id: 8 }) }, 1);
const accepted: CartAnswer = { ok: true };
const refusal = (reason: CartRefusal, message = ''): CartAnswer => ({ ok: false, reason, message });

interface Fakes {
  cart?: CartEntry[];
  add?: () => Promise<CartAnswer>;
  update?: () => Promise<CartAnswer>;
  replace?: () => Promise<CartAnswer>;
  signIn?: () => Promise<{ signedIn: boolean }>;
}

function run(fakes: Fakes) {
  const calls: string[] = [];
  const named = <T, Input = { line: WantedLine }>(
    name: string,
    fake: (() => Promise<T>) | undefined,
    otherwise: T,
  ) =>
    fromPromise<T, Input>(() => {
      calls.push(name);
      return fake ? fake() : Promise.resolve(otherwise);
    });
  const clock = new SimulatedClock();
  const machine = addToCartMachine.provide({
    actors: {
      readCart: fromPromise<readonly CartEntry[]>(async () => fakes.cart ?? []),
      addLine: named('add', fakes.add, accepted),
      updateLine: named<CartAnswer, { line: WantedLine; was: string }>(
        'update',
        fakes.update,
        accepted,
      ),
      replaceCart: named('replace', fakes.replace, accepted),
      askToSignIn: named<{ signedIn: boolean }, NonReducibleUnknown>('signIn', fakes.signIn, {
        signedIn: true,
      }),
    },
  });
  const actor = createActor(machine, { input: { line }, clock });
  const told: string[] = [];
  actor.on('notify', (event: Emitted) => {
    if (event.type === 'notify') told.push(event.text ?? event.message);
  });
  const states: unknown[] = [];
  actor.subscribe(({ value }) => states.push(value));
  actor.start();
  const end = () => waitFor(actor, ({ status }) => status === 'done').then(({ output }) => output);
  const reach = (state: string) => waitFor(actor, ({ value }) => value === state);
  return { actor, calls, told, states, clock, end, reach };
}

const inTurn = <T>(...answers: (() => Promise<T>)[]) => {
  let turn = 0;
  return () => {
    const next = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    return next ? next() : Promise.reject(new Error('no answer left'));
  };
};
const say = (answer: CartAnswer) => () => Promise.resolve(answer);
const down = () => Promise.reject(new Error('down'));

describe('addToCart', () => {
  it('ITEM-20 adds and says so', async () => {
    const flow = run({});
    expect(await flow.end()).toEqual({ kind: 'added' });
    expect(flow.states).toEqual(['readingCart', 'adding', 'added']);
    expect(flow.told).toEqual(['cart.itemAdded']);
  });

  it('ITEM-19 updates the line of the same option', async () => {
    const flow = run({ cart: [entryOfLine({ ...line, quantity: 4 }, 1)] });
    expect(await flow.end()).toEqual({ kind: 'updated' });
    expect(flow.calls).toEqual(['update']);
    expect(flow.told).toEqual(['cart.updated']);
  });

  it('ITEM-18 makes no call when nothing changes', async () => {
    const flow = run({ cart: [entryOfLine(line, 1)] });
    expect(await flow.end()).toEqual({ kind: 'refused' });
    expect(flow.calls).toEqual([]);
    expect(flow.told).toEqual(['cart.noChanges']);
  });

  it('ITEM-11, ITEM-13 asks before another store’s items go, then clears and adds', async () => {
    const flow = run({ cart: [otherStore] });
    const asked = await flow.reach('confirmingReplacement');
    expect(asked.hasTag('needsAnswer')).toBe(true);
    flow.actor.send({ type: 'addToCart.replacementConfirmed' });
    expect(await flow.end()).toEqual({ kind: 'added' });
    expect(flow.calls).toEqual(['replace']);
    expect(flow.told).toEqual(['cart.clearedAndAdded']);
  });

  it('ITEM-11 leaves the cart alone when the shopper does not want it', async () => {
    const flow = run({ cart: [otherStore] });
    await flow.reach('confirmingReplacement');
    flow.actor.send({ type: 'addToCart.dismissed' });
    expect(await flow.end()).toEqual({ kind: 'cancelled' });
    expect(flow.calls).toEqual([]);
    expect(flow.told).toEqual([]);
  });

  it('ITEM-11 asks also when only the server knows of the other store', async () => {
    const flow = run({ add: say(refusal('store_conflict')) });
    await flow.reach('confirmingReplacement');
    flow.actor.send({ type: 'addToCart.replacementConfirmed' });
    expect(await flow.end()).toEqual({ kind: 'added' });
    expect(flow.calls).toEqual(['add', 'replace']);
  });

  const told: [CartRefusal, string, string][] = [
    ['out_of_stock', '', 'cart.outOfStock'],
    ['out_of_limit', '', 'cart.outOfLimits'],
    ['item_unavailable', '', 'cart.unavailable'],
    ['variation_invalid', '', 'cart.choiceMissing'],
    ['refused', 'The store does not deliver here.', 'The store does not deliver here.'],
    ['not_found', '', 'server.refusal'],
  ];
  it.each(told)('ITEM-15 to 17, ERR-01 tells the refusal %s', async (reason, message, text) => {
    const flow = run({ add: say(refusal(reason, message)) });
    expect(await flow.end()).toEqual({ kind: 'refused' });
    expect(flow.told).toEqual([text]);
  });

  it.each([
    [1, 'cart.variationOutOfStock'],
    [3, 'cart.outOfStock'],
  ])('ITEM-17 of a variation that the server has too few of, %i wanted', (quantity, message) => {
    const variations = [{ type: 'Red-XL', price: 10, stock: 2 }];
    const wanted = { ...line, item: sampleItem({ variations }), quantity };
    expect(noticeOfRefusal({ ok: false, reason: 'out_of_stock', message: 'No.' }, wanted)).toEqual({
      type: 'notify',
      tone: 'error',
      message,
    });
  });

  it('signs in again after a dead token, then adds after all', async () => {
    const flow = run({ add: inTurn(say(refusal('unauthenticated')), say(accepted)) });
    expect(await flow.end()).toEqual({ kind: 'added' });
    expect(flow.calls).toEqual(['add', 'signIn', 'add']);
  });

  it('ends without a word when the shopper does not sign in again', async () => {
    const flow = run({
      add: say(refusal('unauthenticated')),
      signIn: () => Promise.resolve({ signedIn: false }),
    });
    expect(await flow.end()).toEqual({ kind: 'cancelled' });
    expect(flow.told).toEqual([]);
  });

  it('offers to try again when the shop cannot be reached', async () => {
    const flow = run({ add: inTurn(down, say(accepted)) });
    const failed = await flow.reach('failed');
    expect(failed.hasTag('failed')).toBe(true);
    flow.actor.send({ type: 'addToCart.retried' });
    expect(await flow.end()).toEqual({ kind: 'added' });
    expect(flow.told).toEqual(['cart.notSaved', 'cart.itemAdded']);
  });

  it('lets the offer to try again pass', async () => {
    const flow = run({ add: down });
    await flow.reach('failed');
    flow.clock.increment(7999);
    expect(flow.actor.getSnapshot().value).toBe('failed');
    flow.clock.increment(1);
    expect(await flow.end()).toEqual({ kind: 'refused' });
  });

  it('is still there to try again when a change could not be saved', async () => {
    const flow = run({ cart: [entryOfLine({ ...line, quantity: 4 }, 1)], update: down });
    expect((await flow.reach('failed')).can({ type: 'addToCart.retried' })).toBe(true);
  });

  it('is still there to try again when the cart could not be replaced', async () => {
    const flow = run({ cart: [otherStore], replace: down });
    await flow.reach('confirmingReplacement');
    flow.actor.send({ type: 'addToCart.replacementConfirmed' });
    expect((await flow.reach('failed')).can({ type: 'addToCart.retried' })).toBe(true);
  });

  it('ERR-01 tells why the cart was not replaced', async () => {
    const flow = run({ cart: [otherStore], replace: say(refusal('refused', 'Not here.')) });
    await flow.reach('confirmingReplacement');
    flow.actor.send({ type: 'addToCart.replacementConfirmed' });
    expect(await flow.end()).toEqual({ kind: 'refused' });
    expect(flow.told).toEqual(['Not here.']);
  });
});
