import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { languageMachine } from '../../../../machines/content/language';
import { fakeActor, listen } from '../../../support/fakes';

function start(current = 'en') {
  const clock = new SimulatedClock();
  const turn = fakeActor<void, { code: string }>();
  const fetch = fakeActor<void>();
  const actor = createActor(
    languageMachine.provide({ actors: { turnToLanguage: turn.logic, fetchTexts: fetch.logic } }),
    { input: { current }, clock },
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  const choose = (code: string) => actor.send({ type: 'language.chosen', code });
  const confirm = () => actor.send({ type: 'language.confirmed' });
  return { actor, clock, turn, fetch, heard, reach, choose, confirm };
}

describe('changing the language', () => {
  it('asks, turns the shop, fetches anew, and says so (LANG-02 to LANG-06)', async () => {
    const { actor, turn, fetch, heard, reach, choose, confirm } = start();
    choose('ar');
    expect([actor.getSnapshot().value, turn.calls.length]).toEqual(['confirming', 0]);
    confirm();
    expect(turn.last().input).toEqual({ code: 'ar' });
    turn.last().answer();
    await reach('fetchingTexts');
    expect(heard).toEqual([]);
    fetch.last().answer();
    await reach('changed');
    expect(heard).toEqual(['notify language.changed']);
  });

  it('does nothing when the language of now is pressed', () => {
    const { actor, turn, heard, choose } = start('ar');
    choose('ar');
    expect([actor.getSnapshot().value, turn.calls.length, heard]).toEqual(['kept', 0, []]);
  });

  it('goes back to the choice when it is declined, and another can be pressed', () => {
    const { actor, choose } = start();
    choose('ar');
    actor.send({ type: 'language.declined' });
    expect(actor.getSnapshot().value).toBe('choosing');
    choose('ar');
    expect(actor.getSnapshot().value).toBe('confirming');
  });

  it.each(['choosing', 'confirming', 'failed'])('can be left while %s', async (state) => {
    const { actor, turn, heard, reach, choose, confirm } = start();
    if (state !== 'choosing') choose('ar');
    if (state === 'failed') {
      confirm();
      turn.last().fail(new Error('offline'));
    }
    await reach(state);
    actor.send({ type: 'language.closed' });
    expect([actor.getSnapshot().value, heard]).toEqual(['kept', []]);
  });

  it('cannot be left, nor confirmed again, while the shop turns', () => {
    const { actor, turn, choose, confirm } = start();
    choose('ar');
    confirm();
    confirm();
    actor.send({ type: 'language.closed' });
    expect([actor.getSnapshot().value, turn.calls.length]).toEqual(['turning', 1]);
  });

  it('can be tried again when the words cannot be had', async () => {
    const { actor, turn, fetch, heard, reach, choose, confirm } = start();
    choose('ar');
    confirm();
    turn.last().fail(new Error('offline'));
    await reach('failed');
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    actor.send({ type: 'language.retried' });
    turn.last().answer();
    await reach('fetchingTexts');
    fetch.last().answer();
    await reach('changed');
    expect(turn.calls.map(({ input }) => input)).toEqual([{ code: 'ar' }, { code: 'ar' }]);
    expect(heard).toEqual(['notify language.changed']);
  });

  it('stands though the texts cannot be fetched', async () => {
    const { turn, fetch, heard, reach, choose, confirm } = start();
    choose('ar');
    confirm();
    turn.last().answer();
    await reach('fetchingTexts');
    fetch.last().fail(new Error('offline'));
    await reach('changed');
    expect(heard).toEqual(['notify language.changed']);
  });

  it('waits two seconds for them and no longer', async () => {
    const { actor, clock, turn, fetch, reach, choose, confirm } = start();
    choose('ar');
    confirm();
    turn.last().answer();
    await reach('fetchingTexts');
    clock.increment(1_999);
    expect(actor.getSnapshot().value).toBe('fetchingTexts');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('changed');
    expect(fetch.last().signal.aborted).toBe(true);
  });
});
