import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type AddFundAnswer,
  addFundMachine,
  type FundRequest,
} from '../../../../machines/account/addFund';
import { fakeActor } from '../../../support/fakes';

const request = { amount: 40, method: 'demo_pay', key: 'one' };

function open() {
  const pages = fakeActor<AddFundAnswer, FundRequest | null>();
  const signIns = fakeActor<{ signedIn: boolean }>();
  const went: unknown[] = [];
  const actor = createActor(
    addFundMachine.provide({
      actors: { openPayment: pages.logic, askToSignIn: signIns.logic },
      actions: { goToPayment: (_, answer) => void went.push(answer) },
    }),
  );
  const told: unknown[] = [];
  actor.on('notify', ({ tone, text }) => told.push([tone, text]));
  actor.start();
  const until = (state: string) => waitFor(actor, ({ value }) => value === state);
  return { actor, pages, signIns, went, told, until };
}

describe('adding money to the wallet', () => {
  it('WAL-08, WAL-11 asks for a payment page once and goes there', async () => {
    const { actor, pages, went, until } = open();
    actor.send({ type: 'addFund.submitted', request });
    actor.send({ type: 'addFund.submitted', request });
    actor.send({ type: 'addFund.closed' });
    expect(pages.calls.map(({ input }) => input)).toEqual([request]);
    pages.last().answer({ ok: true, link: '/demo/pay/1' });
    expect((await until('leaving')).output).toEqual({ leaving: true });
    expect(went).toEqual([{ ok: true, link: '/demo/pay/1' }]);
  });

  it('WAL-12 shows each reason of a refusal, and can be used again', async () => {
    const { actor, pages, told, until } = open();
    actor.send({ type: 'addFund.submitted', request });
    pages.last().answer({ ok: false, reason: 'refused', messages: ['Too much.', 'Not this way.'] });
    expect((await until('choosingAmount')).hasTag('busy')).toBe(false);
    expect(told).toEqual([
      ['error', 'Too much.'],
      ['error', 'Not this way.'],
    ]);
    actor.send({ type: 'addFund.submitted', request: { ...request, amount: 4, key: 'two' } });
    expect(pages.last().input).toEqual({ amount: 4, method: 'demo_pay', key: 'two' });
  });

  it('ERR-01 tries the same request again when the shop could not be reached', async () => {
    const { actor, pages, until } = open();
    actor.send({ type: 'addFund.submitted', request });
    pages.last().fail(new Error('down'));
    await until('failed');
    actor.send({ type: 'addFund.retried' });
    expect(pages.calls.map(({ input }) => input)).toEqual([request, request]);
  });

  it('SESS-11 asks to sign in when the session has ended, and opens the same payment page', async () => {
    const { actor, pages, signIns, until } = open();
    actor.send({ type: 'addFund.submitted', request });
    pages.last().answer({ ok: false, reason: 'signedOut', messages: [] });
    await until('signingIn');
    signIns.last().answer({ signedIn: false });
    await until('signedOut');
    actor.send({ type: 'addFund.retried' });
    signIns.last().answer({ signedIn: true });
    await until('openingPayment');
    expect(pages.calls.map(({ input }) => input)).toEqual([request, request]);
  });

  it('WAL-02 does nothing when the dialog is closed', () => {
    const { actor, pages } = open();
    actor.send({ type: 'addFund.closed' });
    expect(actor.getSnapshot().output).toEqual({ leaving: false });
    expect(pages.calls).toEqual([]);
  });
});
