import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, emit, setup } from 'xstate';
import { handleEmitted } from '../../../src/flow/emitted';
import { listenToFlow } from '../../../src/flow/useFlow';

vi.mock('../../../src/flow/emitted', () => ({ handleEmitted: vi.fn() }));

const child = setup({
  actions: {
    greet: emit({ type: 'navigate', to: '/greeted' }),
    answer: emit({ type: 'navigate', to: '/answered' }),
  },
}).createMachine({
  initial: 'waiting',
  states: { waiting: { entry: 'greet', on: { asked: { actions: 'answer' } } } },
});

const parent = setup({ actors: { child } }).createMachine({
  initial: 'idle',
  states: { idle: { on: { begun: 'asking' } }, asking: { invoke: { id: 'child', src: 'child' } } },
});

const heard = () => vi.mocked(handleEmitted).mock.calls.map(([event]) => event);
const greeted = { type: 'navigate', to: '/greeted' };
const answered = { type: 'navigate', to: '/answered' };

beforeEach(() => {
  vi.mocked(handleEmitted).mockClear();
});

describe('listening to a flow', () => {
  it('hears its children, from their first word on', () => {
    const actor = createActor(parent);
    listenToFlow(actor);
    actor.start();
    actor.send({ type: 'begun' });
    expect(heard()).toEqual([greeted]);
    actor.getSnapshot().children.child?.send({ type: 'asked' });
    expect(heard()).toEqual([greeted, answered]);
  });

  it('hears children that were there before', () => {
    const actor = createActor(parent).start();
    actor.send({ type: 'begun' });
    listenToFlow(actor);
    actor.getSnapshot().children.child?.send({ type: 'asked' });
    expect(heard()).toEqual([answered]);
  });

  it('hears nothing more when it has stopped', () => {
    const actor = createActor(parent);
    const stop = listenToFlow(actor);
    actor.start();
    stop();
    actor.send({ type: 'begun' });
    actor.getSnapshot().children.child?.send({ type: 'asked' });
    expect(heard()).toEqual([]);
  });
});
