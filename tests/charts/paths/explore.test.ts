import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { explore, mostConfigurations } from '../../../charts/paths/explore';
import { defineModel } from '../../../charts/paths/fixtures';
import { planPaths } from '../../../charts/paths/plan';
import { runPath } from '../../../charts/paths/run';

/** Asks a shop; gives up after two failures; a third try is not allowed by the guard. */
const asking = setup({
  types: {
    context: {} as { tries: number; answer: string | null },
    events: {} as { type: 'ask'; text: string } | { type: 'cancel' } | { type: 'unused' },
    meta: {} as { requirements: string[] },
  },
  actors: { reply: fromPromise<{ text: string }>(() => Promise.reject(new Error('none'))) },
  actions: {
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    keep: assign({ answer: (_, params: { text: string }) => params.text }),
  },
  guards: {
    isText: (_, params: { text: string }) => params.text !== '',
    hasTriesLeft: ({ context }) => context.tries < 2,
    never: () => false,
  },
  delays: { pause: 1_000 },
}).createMachine({
  id: 'asking',
  context: { tries: 0, answer: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        ask: {
          guard: { type: 'isText', params: ({ event }) => event },
          target: 'waiting',
        },
        unused: { guard: 'never', target: 'waiting' },
      },
    },
    waiting: {
      meta: { requirements: ['Q-1'] },
      entry: 'count',
      invoke: {
        id: 'reply',
        src: 'reply',
        onDone: {
          target: 'answered',
          actions: { type: 'keep', params: ({ event }) => event.output },
        },
        onError: [{ guard: 'hasTriesLeft', target: 'pausing' }, { target: 'failed' }],
      },
      on: { cancel: 'idle' },
    },
    pausing: { after: { pause: 'waiting' } },
    answered: { type: 'final' },
    failed: { type: 'final' },
  },
});

const model = defineModel(asking, {
  inputs: { fresh: undefined },
  events: { ask: [{ text: 'why' }, { text: '' }], cancel: [{}], unused: [{}] },
  results: { reply: { 'an answer': { text: 'because' } } },
  project: ({ tries }) => Math.min(tries, 2),
});

describe('an exploration', () => {
  const explored = explore(model);

  it("meets every state, actors' results, errors and delays included", () => {
    const values = new Set(explored.configurations.map(({ snapshot }) => snapshot.value));
    expect([...values].sort()).toEqual(['answered', 'failed', 'idle', 'pausing', 'waiting']);
    expect(explored.cut).toBe(0);
  });

  it('keeps what a state refuses apart from what it does', () => {
    expect(explored.refused.get(0)).toEqual([
      { type: 'ask', text: '' },
      { type: 'cancel' },
      { type: 'unused' },
    ]);
  });

  it('follows no event that nobody can cause', () => {
    const asked: unknown[] = [];
    const silent = explore(model, mostConfigurations, ({ event }, { value }) => {
      asked.push([event.type, value]);
      return event.type !== 'ask';
    });
    expect(silent.configurations.map(({ snapshot }) => snapshot.value)).toEqual(['idle']);
    expect(asked).toEqual([
      ['ask', 'idle'],
      ['ask', 'idle'],
      ['cancel', 'idle'],
      ['unused', 'idle'],
    ]);
  });

  it('says what the bound cut off', () => {
    const { project: _all, ...fixtures } = model.fixtures;
    const endless = explore({ ...model, fixtures }, 5);
    expect(endless.cut).toBeGreaterThan(0);
  });

  it('names the reason why a transition cannot be taken', async () => {
    const { unreached } = await planPaths(explored, 'transitions');
    expect(unreached).toEqual([
      {
        goal: 'asking.idle|unused|0',
        reason: 'Not reached within 9 configurations: there its guard refused every payload',
      },
    ]);
    const silent = { ...model, fixtures: { ...model.fixtures, results: {} } };
    const { unreached: more } = await planPaths(explore(silent), 'transitions');
    expect(more).toContainEqual({
      goal: 'asking.waiting|xstate.done.actor.reply|0',
      reason: 'The model knows no result of reply',
    });
  });

  it.each(['states', 'guards', 'requirements', 'pairs', 'triples'] as const)(
    'has paths for all %s that can be reached',
    async (criterion) => {
      const plan = await planPaths(explored, criterion);
      expect(plan.goals.length).toBeGreaterThan(0);
      expect(plan.cost).toBeGreaterThanOrEqual(plan.bound);
      if (criterion === 'guards')
        expect(plan.unreached).toEqual([
          { goal: 'never: yes', reason: 'Not reached within 9 configurations' },
        ]);
      else expect(plan.unreached).toEqual([]);
    },
  );
});

describe('a path', () => {
  it('runs on the machine itself', async () => {
    const { paths, explored } = await planPaths(explore(model), 'transitions');
    for (const path of paths) expect(await runPath(explored, path)).toBeNull();
  });

  it('ends where a changed machine leaves it, and says where', async () => {
    const { paths, explored } = await planPaths(explore(model), 'transitions');
    const changed = {
      ...explored,
      model: {
        ...model,
        machine: asking.provide({ guards: { hasTriesLeft: () => false } }),
      },
    };
    const ends = await Promise.all(paths.map((path) => runPath(changed, path)));
    expect(ends.filter((end) => end !== null)).toContainEqual(
      expect.objectContaining({ expected: 'pausing', found: 'failed' }),
    );
  });
});
