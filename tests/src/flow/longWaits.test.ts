import { i18n } from '@lingui/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { listenToFlow } from '../../../src/flow/useFlow';

vi.mock('../../../src/flow/toastHost', async (original) => ({
  ...(await original<typeof import('../../../src/flow/toastHost')>()),
  wantToasts: async () => ({ notifications, toastIcons: {} }),
}));

const never = fromPromise(() => new Promise<never>(() => undefined));

const child = setup({ actors: { never } }).createMachine({
  initial: 'sending',
  states: {
    sending: {
      tags: ['busy'],
      invoke: { src: 'never' },
      on: { lost: 'pausing', failed: 'asking' },
    },
    pausing: { tags: ['busy'], on: { again: 'sending' } },
    asking: { on: { again: 'sending', left: 'gone' } },
    gone: { type: 'final' },
  },
});

const parent = setup({ actors: { child, never } }).createMachine({
  initial: 'resting',
  states: {
    resting: { on: { ordered: 'placing', followed: 'following' } },
    placing: {
      tags: ['busy'],
      invoke: { id: 'child', src: 'child', onDone: 'resting' },
      on: { given: 'resting' },
    },
    following: { tags: ['busy', 'quiet'], invoke: { src: 'never' }, on: { come: 'reading' } },
    reading: { tags: ['busy'], invoke: { src: 'never' } },
  },
});

const said = () =>
  notificationsStore.getState().notifications.map(({ message, role }) => [role, message]);

const stillWorking = [
  'status',
  'This is taking longer than usual. We are still working on it, and you need not press again.',
];

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

function start() {
  const actor = createActor(parent);
  const stop = listenToFlow(actor);
  actor.start();
  const tell = (type: string) => actor.getSnapshot().children.child?.send({ type });
  return { actor, stop, tell };
}

beforeEach(async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: true }) as MediaQueryList,
  );
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  notifications.clean();
  await import('../../../src/flow/messages');
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

it('says after eight seconds that something still goes on, until it has ended', async () => {
  const { actor, tell } = start();
  actor.send({ type: 'ordered' });
  await seconds(7.9);
  expect(said()).toEqual([]);
  await seconds(0.2);
  expect(said()).toEqual([stillWorking]);
  tell('failed');
  await seconds(0);
  expect(said()).toEqual([]);
});

it('counts tries and the pauses between them as one wait', async () => {
  const { actor, tell } = start();
  actor.send({ type: 'ordered' });
  await seconds(4);
  tell('lost');
  await seconds(2);
  tell('again');
  await seconds(2.1);
  expect(said()).toEqual([stillWorking]);
});

it('begins anew after the shopper was asked, and says nothing while they are', async () => {
  const { actor, tell } = start();
  actor.send({ type: 'ordered' });
  await seconds(5);
  tell('failed');
  await seconds(20);
  expect(said()).toEqual([]);
  tell('again');
  await seconds(7.9);
  expect(said()).toEqual([]);
  await seconds(0.2);
  expect(said()).toEqual([stillWorking]);
});

it('ends with a child that is given up, and with the flow itself', async () => {
  const { actor, stop } = start();
  for (const end of [() => actor.send({ type: 'given' }), stop]) {
    actor.send({ type: 'ordered' });
    await seconds(8.1);
    expect(said()).toEqual([stillWorking]);
    end();
    await seconds(0);
    expect(said()).toEqual([]);
  }
});

it('says nothing of what a person answers or nobody asked for, and counts from its end', async () => {
  const { actor } = start();
  actor.send({ type: 'followed' });
  await seconds(60);
  expect(said()).toEqual([]);
  actor.send({ type: 'come' });
  await seconds(7.9);
  expect(said()).toEqual([]);
  await seconds(0.2);
  expect(said()).toEqual([stillWorking]);
});
