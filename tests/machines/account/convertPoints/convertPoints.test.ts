import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type ConvertPointsAnswer,
  convertPointsMachine,
  type PointsRequest,
} from '../../../../machines/account/convertPoints';
import { fakeActor } from '../../../support/fakes';

const request = { points: 40, key: 'one' };

function open() {
  const shop = fakeActor<ConvertPointsAnswer, PointsRequest | null>();
  const signIns = fakeActor<{ signedIn: boolean }>();
  let refreshed = 0;
  const actor = createActor(
    convertPointsMachine.provide({
      actors: { convertPoints: shop.logic, askToSignIn: signIns.logic },
      actions: {
        showNewBalances: () => {
          refreshed += 1;
        },
      },
    }),
  );
  const told: unknown[] = [];
  actor.on('notify', ({ tone, message, text }) => told.push([tone, message, text]));
  actor.start();
  const until = (state: string) => waitFor(actor, ({ value }) => value === state);
  return { actor, shop, signIns, told, until, refreshed: () => refreshed };
}

describe('converting points', () => {
  it('WAL-14, WAL-15 asks once, however often it is pressed, and says so', async () => {
    const { actor, shop, told, until, refreshed } = open();
    actor.send({ type: 'convertPoints.submitted', request });
    actor.send({ type: 'convertPoints.submitted', request: { points: 40, key: 'two' } });
    actor.send({ type: 'convertPoints.closed' });
    expect(shop.calls.map(({ input }) => input)).toEqual([request]);
    shop.last().answer({ ok: true });
    expect((await until('converted')).output).toEqual({ converted: true });
    expect(told).toEqual([['success', 'points.converted', undefined]]);
    expect(refreshed()).toBe(1);
  });

  it('says why the shop refused, and can be used again', async () => {
    const { actor, shop, told, until } = open();
    actor.send({ type: 'convertPoints.submitted', request });
    shop
      .last()
      .answer({ ok: false, reason: 'refused', message: 'You do not have so many points.' });
    await until('choosingPoints');
    expect(told).toEqual([['error', 'server.refusal', 'You do not have so many points.']]);
    actor.send({ type: 'convertPoints.submitted', request: { points: 20, key: 'two' } });
    expect(shop.last().input).toEqual({ points: 20, key: 'two' });
  });

  it('ERR-01, WAL-15 tries again with the same key when the answer was lost', async () => {
    const { actor, shop, until } = open();
    actor.send({ type: 'convertPoints.submitted', request });
    shop.last().fail(new Error('down'));
    await until('failed');
    actor.send({ type: 'convertPoints.retried' });
    expect(shop.calls.map(({ input }) => input)).toEqual([request, request]);
    shop.last().fail(new Error('down'));
    await until('failed');
    actor.send({ type: 'convertPoints.closed' });
    expect(actor.getSnapshot().output).toEqual({ converted: false });
  });

  it('SESS-11 asks to sign in when the session has ended, shows whose points they are, and converts at a press', async () => {
    const { actor, shop, signIns, told, until, refreshed } = open();
    actor.send({ type: 'convertPoints.submitted', request });
    shop.last().answer({ ok: false, reason: 'signedOut', message: '' });
    await until('signingIn');
    signIns.last().answer({ signedIn: false });
    await until('signedOut');
    expect(told).toEqual([]);
    actor.send({ type: 'convertPoints.retried' });
    signIns.last().answer({ signedIn: true });
    await until('choosingPoints');
    expect({ calls: shop.calls.length, refreshed: refreshed() }).toEqual({
      calls: 1,
      refreshed: 1,
    });
    actor.send({ type: 'convertPoints.submitted', request: { points: 25, key: 'theirs' } });
    expect(shop.last().input).toEqual({ points: 25, key: 'theirs' });
  });

  it('WAL-14 does nothing when the dialog is closed', () => {
    const { actor, shop, told } = open();
    actor.send({ type: 'convertPoints.closed' });
    expect(actor.getSnapshot().output).toEqual({ converted: false });
    expect(shop.calls).toEqual([]);
    expect(told).toEqual([]);
  });
});
