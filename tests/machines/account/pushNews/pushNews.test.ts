import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type PushFacts,
  type PushPermission,
  pushNewsMachine,
} from '../../../../machines/account/pushNews';
import { fakeActor } from '../../../support/fakes';

function start() {
  const readPush = fakeActor<PushFacts>();
  const askPermission = fakeActor<PushPermission>();
  const registerPush = fakeActor<void>();
  const endPush = fakeActor<void>();
  const actors = {
    readPush: readPush.logic,
    askPermission: askPermission.logic,
    registerPush: registerPush.logic,
    endPush: endPush.logic,
  };
  const actor = createActor(pushNewsMachine.provide({ actors })).start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, readPush, askPermission, registerPush, endPush, reach };
}

describe('news pushed to a browser (SESS-15)', () => {
  it.each<[PushFacts['kind'], string]>([
    ['unsupported', 'unsupported'],
    ['blocked', 'blocked'],
    ['off', 'off'],
    ['wanted', 'registering'],
  ])('a browser that is %s: %s, and nobody is asked', async (kind, state) => {
    const { readPush, askPermission, reach } = start();
    readPush.last().answer({ kind });
    await reach(state);
    expect(askPermission.calls).toEqual([]);
  });

  it('are shown on the page alone where the browser cannot be looked at', async () => {
    const { readPush, reach } = start();
    readPush.last().fail(new Error('no such thing'));
    await reach('unsupported');
  });

  it.each<[PushPermission, string]>([
    ['granted', 'registering'],
    ['denied', 'blocked'],
    ['default', 'off'],
  ])('asked for by the button; permission %s: %s', async (answer, state) => {
    const { actor, readPush, askPermission, reach } = start();
    readPush.last().answer({ kind: 'off' });
    await reach('off');
    actor.send({ type: 'pushNews.wanted' });
    askPermission.last().answer(answer);
    await reach(state);
  });

  it('can be tried again when the shop was not reached, and end when they are not wanted', async () => {
    const { actor, readPush, askPermission, registerPush, endPush, reach } = start();
    readPush.last().answer({ kind: 'wanted' });
    await reach('registering');
    registerPush.last().fail(new Error('down'));
    await reach('failed');
    actor.send({ type: 'pushNews.wanted' });
    askPermission.last().answer('granted');
    await reach('registering');
    registerPush.last().answer();
    await reach('on');
    actor.send({ type: 'pushNews.declined' });
    endPush.last().fail(new Error('down'));
    await reach('stillOn');
    actor.send({ type: 'pushNews.declined' });
    endPush.last().answer();
    await reach('off');
    expect(endPush.calls).toHaveLength(2);
  });
});
