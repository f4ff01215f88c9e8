import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  type RidePress,
  ridePressesMachine,
  type SendAnswer,
} from '../../../../machines/ride/ridePresses';
import { fakeActor } from '../../../support/fakes';

const pressOf = (key: string, step: RidePress['step']): RidePress => ({
  key,
  step,
  orderId: 7,
  code: '',
  isCashCollected: false,
  reason: '',
  photo: '',
});
const pickUp = pressOf('a', 'pickUp');
const deliver = pressOf('b', 'deliver');

function start(queue: readonly RidePress[] = []) {
  const clock = new SimulatedClock();
  const sendPress = fakeActor<SendAnswer, RidePress | undefined>();
  const written: string[][] = [];
  const told: [string | undefined, SendAnswer][] = [];
  const machine = ridePressesMachine.provide({
    actors: { sendPress: sendPress.logic },
    actions: {
      writeDown: (_, kept) => written.push(kept.queue.map(({ key }) => key)),
      tell: (_, { press, answer }) => told.push([press?.key, answer]),
    },
  });
  const actor = createActor(machine, { clock, input: { queue } }).start();
  const press = (one: RidePress) => actor.send({ type: 'ridePresses.pressed', press: one });
  const reach = (state: string) => waitFor(actor, ({ value }) => value === state);
  const sent = () => sendPress.calls.map(({ input }) => input?.key);
  /** Once another is asked, or none is left. */
  const asked = (n: number) =>
    waitFor(actor, ({ context }) => context.queue.length === 0 || sendPress.calls.length >= n);
  return { actor, clock, sendPress, written, told, press, reach, sent, asked };
}

describe('what a courier presses', () => {
  it('is sent one after the other, and written down until it is answered (RIDE-09)', async () => {
    const { sendPress, written, told, press, reach, sent, asked } = start();
    press(pickUp);
    press(deliver);
    expect(sent()).toEqual(['a']);
    sendPress.last().answer({ ok: true });
    await asked(2);
    expect(sent()).toEqual(['a', 'b']);
    sendPress.last().answer({ ok: false, reason: 'wrongCode' });
    await reach('resting');
    expect(written).toEqual([['a'], ['a', 'b'], ['b'], []]);
    expect(told).toEqual([
      ['a', { ok: true }],
      ['b', { ok: false, reason: 'wrongCode' }],
    ]);
  });

  it('says why a change of duty was refused, until duty is pressed again; an order’s card tells its own (RIDE-10)', async () => {
    const { actor, sendPress, press, reach, asked } = start();
    const refused = () => actor.getSnapshot().context.dutyRefused;
    press(pickUp);
    sendPress.last().answer({ ok: false, reason: 'refused', message: 'Gone.' });
    await reach('resting');
    expect(refused()).toBeNull();
    press(pressOf('c', 'goOn'));
    sendPress.last().answer({ ok: false, reason: 'refused', message: 'Not today.' });
    await reach('resting');
    expect(refused()).toBe('Not today.');
    press(pressOf('d', 'goOn'));
    expect(refused()).toBeNull();
    await asked(3);
    sendPress.last().answer({ ok: true });
    await reach('resting');
    expect(refused()).toBeNull();
  });

  it('stays kept while nothing answers, and is sent again by itself, later each time', async () => {
    const { actor, clock, sendPress, press, reach, sent } = start();
    press(pickUp);
    sendPress.last().fail(new Error('down'));
    await reach('waiting');
    press(deliver);
    clock.increment(1_999);
    expect(sent()).toEqual(['a']);
    clock.increment(1);
    expect(sent()).toEqual(['a', 'a']);
    sendPress.last().fail(new Error('down'));
    await reach('waiting');
    clock.increment(3_999);
    expect(sent()).toEqual(['a', 'a']);
    clock.increment(1);
    expect(sent()).toEqual(['a', 'a', 'a']);
    expect(actor.getSnapshot().context.queue.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('is sent at once when the network is back', async () => {
    const { actor, sendPress, press, reach, sent } = start();
    press(pickUp);
    sendPress.last().fail(new Error('down'));
    await reach('waiting');
    actor.send({ type: 'ridePresses.retried' });
    expect(sent()).toEqual(['a', 'a']);
  });

  it('is sent after a reload, in the same order', async () => {
    const { sendPress, sent, asked } = start([pickUp, deliver]);
    expect(sent()).toEqual(['a']);
    sendPress.last().answer({ ok: true });
    await asked(2);
    expect(sent()).toEqual(['a', 'b']);
  });

  it('waits for its courier when the session has ended (RIDE-01)', async () => {
    const { actor, sendPress, told, written, reach } = start([pickUp]);
    sendPress.last().answer({ ok: false, reason: 'signedOut' });
    await reach('signedOut');
    expect(actor.getSnapshot().context.queue.map(({ key }) => key)).toEqual(['a']);
    expect([told, written]).toEqual([[], []]);
  });
});
