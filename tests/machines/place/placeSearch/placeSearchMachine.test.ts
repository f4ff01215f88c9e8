import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { PlacePrediction } from '../../../../domain/place/place';
import { type PointAnswer, placeSearchMachine } from '../../../../machines/place/placeSearch';
import { fakeActor } from '../../../support/fakes';

const prediction = (placeId: string, main = placeId, second = ''): PlacePrediction => ({
  placeId,
  structuredFormat: { mainText: { text: main }, secondaryText: { text: second } },
});
const market = prediction('p1', 'Old Market', 'Harbour');

function start(text = '') {
  const clock = new SimulatedClock();
  const search = fakeActor<PlacePrediction[], { text: string }>();
  const locate = fakeActor<PointAnswer, { placeId: string }>();
  const machine = placeSearchMachine.provide({
    actors: { searchPlaces: search.logic, locatePlace: locate.logic },
  });
  const actor = createActor(machine, { input: { text }, clock }).start();
  const type = (typed: string) => actor.send({ type: 'search.textChanged', text: typed });
  const reaches = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  const suggest = async (...found: PlacePrediction[]) => {
    type('old');
    clock.increment(250);
    search.last().answer(found);
    return reaches(found.length > 0 ? 'suggesting' : 'nothingFound');
  };
  return { actor, clock, search, locate, type, reaches, suggest };
}

describe('searching as one types (LOC-15)', () => {
  it('asks once, after a pause of 250 ms, for the trimmed text', () => {
    const { clock, search, type } = start();
    for (const text of ['ol', 'old', ' old m ']) {
      type(text);
      clock.increment(249);
    }
    expect(search.calls).toHaveLength(0);
    clock.increment(1);
    expect(search.calls.map(({ input }) => input)).toEqual([{ text: 'old m' }]);
  });

  it('asks for nothing below two letters, and takes the list away', async () => {
    const { actor, clock, search, type, suggest } = start();
    await suggest(market);
    type(' o ');
    clock.increment(250);
    expect(search.calls).toHaveLength(1);
    expect(actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { suggestions: [] } });
  });

  it('drops the request that a new letter makes stale, and keeps the list meanwhile', async () => {
    const { actor, clock, search, type, suggest } = start();
    await suggest(market);
    type('old m');
    clock.increment(250);
    const stale = search.last();
    type('old ma');
    expect(stale.signal.aborted).toBe(true);
    expect(actor.getSnapshot().context.suggestions).toEqual([market]);
  });

  it('shows ten places at most', async () => {
    const { suggest } = start();
    const many = Array.from({ length: 14 }, (_, i) => prediction(`p${i}`));
    const { context } = await suggest(...many);
    expect(context.suggestions).toEqual(many.slice(0, 10));
  });

  it('says when nothing is found, until the next letter', async () => {
    const { actor, type, suggest } = start();
    await suggest();
    type('older');
    expect(actor.getSnapshot().value).toBe('pausing');
  });

  it('can be tried again after a failure', async () => {
    const { actor, clock, search, type, reaches } = start();
    type('old');
    clock.increment(250);
    search.last().fail(new Error('down'));
    expect((await reaches('failed')).hasTag('failed')).toBe(true);
    actor.send({ type: 'search.retried' });
    expect(search.calls).toHaveLength(2);
  });
});

describe('choosing a suggestion (LOC-16)', () => {
  it('ends with the place', async () => {
    const { actor, locate, suggest } = start();
    await suggest(market);
    actor.send({ type: 'search.suggestionChosen', placeId: 'p1' });
    expect(locate.last().input).toEqual({ placeId: 'p1' });
    locate.last().answer({ ok: true, point: { lat: 1, lng: 2 } });
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ address: 'Old Market, Harbour', point: { lat: 1, lng: 2 } });
  });

  it('ignores what is not on the list', async () => {
    const { actor, suggest } = start();
    await suggest(market);
    actor.send({ type: 'search.suggestionChosen', placeId: 'p9' });
    expect(actor.getSnapshot().value).toBe('suggesting');
  });

  it('says when the place is gone', async () => {
    const { actor, locate, suggest, reaches } = start();
    await suggest(market);
    actor.send({ type: 'search.suggestionChosen', placeId: 'p1' });
    locate.last().answer({ ok: false, reason: 'unknown' });
    expect((await reaches('nothingFound')).context.chosen).toBeNull();
  });

  it('asks only for the position again after a failure', async () => {
    const { actor, locate, search, suggest, reaches } = start();
    await suggest(market);
    actor.send({ type: 'search.suggestionChosen', placeId: 'p1' });
    locate.last().fail(new Error('down'));
    await reaches('failed');
    actor.send({ type: 'search.retried' });
    expect([search.calls.length, locate.calls.length]).toEqual([1, 2]);
  });

  it('is dropped by further typing', async () => {
    const { actor, locate, type, suggest } = start();
    await suggest(market);
    actor.send({ type: 'search.suggestionChosen', placeId: 'p1' });
    type('new street');
    expect(locate.last().signal.aborted).toBe(true);
    expect(actor.getSnapshot()).toMatchObject({ value: 'pausing', context: { chosen: null } });
  });
});
