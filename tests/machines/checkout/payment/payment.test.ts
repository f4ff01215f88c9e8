import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  type CheckedPayment,
  type OpenedPayment,
  type PaymentFlag,
  type PaymentRequest,
  paymentMachine,
  type SwitchedPayment,
} from '../../../../machines/checkout/payment';
import {
  decidePayment,
  type PaymentFacts,
} from '../../../../machines/checkout/payment/decidePayment';
import type { OrderKey } from '../../../../machines/orders/tracking';
import { fakeActor, listen } from '../../../support/fakes';

const facts = (change: Partial<PaymentFacts> = {}): PaymentFacts => ({
  status: 'pending',
  method: 'digital_payment',
  paid: false,
  givenBack: false,
  underWay: false,
  ...change,
});

describe('where a payment stands', () => {
  const cases: [string, Partial<PaymentFacts>, string][] = [
    ['not paid', {}, 'open'],
    ['on its way', { underWay: true }, 'underWay'],
    ['paid too late, and cancelled meanwhile', { paid: true, status: 'canceled' }, 'cancelled'],
    ['paid, and given back', { paid: true, givenBack: true }, 'cancelled'],
    ['on its way, and cancelled meanwhile', { underWay: true, status: 'canceled' }, 'cancelled'],
    ['paid', { paid: true }, 'paid'],
    ['to be paid in cash', { method: 'cash_on_delivery' }, 'cash'],
    ['cancelled before it was paid', { status: 'canceled' }, 'cancelled'],
    ['failed', { status: 'failed' }, 'cancelled'],
    ['cancelled after it was paid', { status: 'canceled', paid: true }, 'cancelled'],
  ];
  it.each(cases)('%s', (_, change, standing) => {
    expect(decidePayment(facts(change))).toBe(standing);
  });
});

function open(flag: PaymentFlag, gateway: string | null = null) {
  const clock = new SimulatedClock();
  const checks = fakeActor<CheckedPayment, OrderKey>();
  const pages = fakeActor<OpenedPayment, PaymentRequest>();
  const cash = fakeActor<SwitchedPayment, OrderKey>();
  const actor = createActor(
    paymentMachine.provide({
      actors: { checkPayment: checks.logic, openPayment: pages.logic, switchToCash: cash.logic },
    }),
    { clock, input: { orderId: 100001, contactNumber: null, flag, gateway } },
  );
  const heard = listen(actor);
  actor.start();
  const until = (value: string) => waitFor(actor, (snapshot) => snapshot.value === value);
  return { actor, clock, checks, pages, cash, heard, until };
}

const unpaid: CheckedPayment = { ok: true, facts: facts() };

describe('coming back from the payment page', () => {
  it('is settled when the server knows the payment', async () => {
    const { actor, checks, until } = open('success');
    checks.last().answer({ ok: true, facts: facts({ paid: true }) });
    await until('settled');
    expect(actor.getSnapshot().output).toEqual({ kind: 'settled' });
  });
  it('does not believe a claimed success: the server is asked six times, soon at first, then the shopper', async () => {
    const { actor, clock, checks, until } = open('success');
    for (const [asked, pause] of [300, 600, 1_200, 2_400, 3_000].entries()) {
      checks.last().answer(unpaid);
      await until('awaitingConfirmation');
      clock.increment(pause - 1);
      expect(checks.calls).toHaveLength(asked + 1);
      clock.increment(1);
      expect(checks.calls).toHaveLength(asked + 2);
    }
    checks.last().answer(unpaid);
    await until('choosing');
    expect(checks.calls).toHaveLength(6);
    expect(actor.getSnapshot().hasTag('needsAnswer')).toBe(true);
  });
  it('says that money is on its way, and offers no second payment (CHK-15)', async () => {
    const { actor, checks, pages, until } = open('pending');
    checks.last().answer({ ok: true, facts: facts({ underWay: true }) });
    await until('underWay');
    actor.send({ type: 'payment.retried', gateway: null });
    expect([actor.getSnapshot().value, pages.calls]).toEqual(['underWay', []]);
    actor.send({ type: 'payment.checkedAgain' });
    checks.last().answer({ ok: true, facts: facts({ paid: true }) });
    await until('settled');
  });
  it('asks again when the way back claims money that the shop does not know of yet', async () => {
    const { checks, until } = open('pending');
    checks.last().answer(unpaid);
    await until('awaitingConfirmation');
  });
  it.each(['fail', 'cancel', null] as const)('lets the shopper choose after %s', async (flag) => {
    const { checks, until } = open(flag);
    checks.last().answer(unpaid);
    await until('choosing');
  });
  it('pays again on a new page', async () => {
    const { actor, checks, pages, until } = open('fail');
    checks.last().answer(unpaid);
    await until('choosing');
    actor.send({ type: 'payment.retried', gateway: null });
    actor.send({ type: 'payment.retried', gateway: null });
    pages.last().answer({ ok: true, link: '/demo/pay/abc' });
    await until('leaving');
    expect(pages.calls).toHaveLength(1);
    expect(actor.getSnapshot().output).toEqual({ kind: 'redirect', link: '/demo/pay/abc' });
  });
  it('WAL-07 pays through another when the one before failed, and leaves its refusal behind', async () => {
    const { actor, checks, pages, until } = open('fail', 'bank');
    checks.last().answer(unpaid);
    expect((await until('choosing')).context.gateway).toBe('bank');
    actor.send({ type: 'payment.retried', gateway: 'bank' });
    pages.last().answer({ ok: false, message: 'The bank is closed.' });
    expect((await until('refused')).context.refusal).toBe('The bank is closed.');
    actor.send({ type: 'payment.gatewayChosen', gateway: 'card' });
    expect(actor.getSnapshot().value).toBe('choosing');
    actor.send({ type: 'payment.retried', gateway: 'card' });
    actor.send({ type: 'payment.gatewayChosen', gateway: 'bank' });
    pages.last().answer({ ok: true, link: '/demo/pay/abc' });
    await until('leaving');
    const key = { orderId: 100001, contactNumber: null };
    expect(pages.calls.map(({ input }) => input)).toEqual([
      { ...key, gateway: 'bank' },
      { ...key, gateway: 'card' },
    ]);
  });
  it('switches to cash and says so (CHK-15)', async () => {
    const { actor, checks, cash, heard, until } = open('cancel');
    checks.last().answer(unpaid);
    await until('choosing');
    actor.send({ type: 'payment.cashChosen' });
    cash.last().answer({ ok: true });
    await until('settled');
    expect(heard).toEqual(['notify payment.updated']);
  });
  it('says why cash is refused and lets the shopper choose again (CHK-04)', async () => {
    const { actor, checks, cash, until } = open('fail');
    checks.last().answer(unpaid);
    await until('choosing');
    actor.send({ type: 'payment.cashChosen' });
    cash.last().answer({ ok: false, message: 'Too much for cash' });
    await until('refused');
    expect(actor.getSnapshot().context.refusal).toBe('Too much for cash');
    actor.send({ type: 'payment.retried', gateway: null });
    expect(actor.getSnapshot().value).toBe('openingPayment');
  });
  it('can be tried again when the shop cannot be reached', async () => {
    const { actor, checks, until } = open('fail');
    checks.last().fail(new Error('offline'));
    await until('failed');
    actor.send({ type: 'payment.checkedAgain' });
    checks.last().answer(unpaid);
    await until('choosing');
  });
});
