import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock, waitFor } from 'xstate';
import { type FollowInboxEvent, followInboxMachine } from '../../../../machines/orders/followInbox';
import { fakeActor } from '../../../support/fakes';

function start() {
  const asking = fakeActor<{ unread: number }>();
  const clock = new SimulatedClock();
  const streams: ((event: FollowInboxEvent) => void)[] = [];
  const actor = createActor(
    followInboxMachine.provide({
      actors: {
        streamInbox: fromCallback<FollowInboxEvent>(({ sendBack }) => void streams.push(sendBack)),
        askInbox: asking.logic,
      },
    }),
    { clock },
  );
  actor.start();
  const state = () => actor.getSnapshot().value;
  const screen = () => Object.values(actor.getSnapshot().getMeta()).at(-1)?.screen;
  return { actor, asking, clock, streams, state, screen };
}

describe('HEAD-09 news of the inbox', () => {
  it('are live as soon as the stream speaks, and stay so while it does', () => {
    const { clock, streams, state, screen } = start();
    expect(state()).toEqual({ streaming: 'connecting' });
    streams[0]?.({ type: 'followInbox.changed' });
    expect([state(), screen()]).toEqual([{ streaming: 'live' }, 'live']);
    clock.increment(39_999);
    streams[0]?.({ type: 'followInbox.changed' });
    clock.increment(39_999);
    expect(state()).toEqual({ streaming: 'live' });
    clock.increment(1);
    expect(state()).toBe('asking');
  });

  it('are asked for when there is no stream, which is tried again', async () => {
    const { actor, asking, clock, streams, state, screen } = start();
    clock.increment(8_000);
    expect([state(), screen()]).toEqual(['asking', 'polling']);
    asking.last().answer({ unread: 0 });
    await waitFor(actor, ({ value }) => value === 'waiting');
    clock.increment(4_000);
    expect([state(), streams.length]).toEqual([{ streaming: 'connecting' }, 2]);
    streams[1]?.({ type: 'followInbox.streamEnded' });
    asking.last().fail(new Error('down'));
    await waitFor(actor, ({ value }) => value === 'waiting');
    expect(asking.calls).toHaveLength(2);
  });
});
