import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { explore } from '../../../charts/paths/explore';
import { defineModel } from '../../../charts/paths/fixtures';
import { planPaths } from '../../../charts/paths/plan';
import { runPath } from '../../../charts/paths/run';
import { walk, walkOf } from '../../../charts/paths/walks';
import { models } from '../../paths/models';

const counter = setup({ types: { events: {} as { type: 'up' | 'down' } } }).createMachine({
  id: 'counter',
  initial: 'a',
  states: {
    a: { on: { up: 'b' } },
    b: { on: { up: 'c', down: 'a' } },
    c: { on: { down: 'b' } },
  },
});
const model = defineModel(counter, {
  inputs: { new: undefined },
  events: { up: [{}], down: [{}] },
  results: {},
  journeys: { 'there and back': ['counter.c', 'counter.a'], nowhere: ['counter.d'] },
});

describe('random walks', () => {
  it('follow the chart, equally for an equal seed', () => {
    const explored = explore(model);
    const row = [1, 7, 3, 9, 2];
    expect(walkOf(explored, row)).toEqual(walkOf(explored, row));
    for (const [at, arc] of walkOf(explored, row).entries())
      expect(arc.from).toBe(at === 0 ? null : walkOf(explored, row)[at - 1]?.to);
  });

  it('take what has no weight never', () => {
    const still = { ...model, fixtures: { ...model.fixtures, weights: { up: 0, down: 0 } } };
    expect(walkOf(explore(still), [1, 2, 3])).toHaveLength(1);
  });

  it('are made as short as they can be where they go wrong', async () => {
    const explored = explore(model);
    const stumble = await walk(
      explored,
      async (path) => {
        const step = path.findIndex(
          ({ to }) => explored.configurations[to]?.snapshot.value === 'c',
        );
        return step < 0 ? null : { step, expected: 'c', found: 'b' };
      },
      { walks: 50 },
    );
    expect(stumble?.path.map(({ to }) => explored.configurations[to]?.snapshot.value)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it.each(['addToCart', 'otp', 'placeOrder'])('stay on the chart of %s', async (name) => {
    const flow = models.find((one) => one.name === name);
    if (!flow) throw new Error(`no model of ${name}`);
    const explored = explore(flow);
    expect(await walk(explored, (path) => runPath(explored, path), { walks: 30 })).toBeNull();
  });
});

describe('journeys', () => {
  it('are the shortest paths through their states, by name', async () => {
    const { goals, paths, unreached } = await planPaths(explore(model), 'journeys');
    expect(goals).toEqual(['there and back']);
    expect(paths.map((path) => path.length)).toEqual([5]);
    expect(unreached).toEqual([{ goal: 'nowhere', reason: 'There is no state counter.d' }]);
  });

  it.each(
    models.filter(({ fixtures }) => fixtures.journeys).map((flow) => [flow.name, flow] as const),
  )('of %s all lead somewhere, on the machine', async (_name, flow) => {
    const { explored, paths, unreached } = await planPaths(explore(flow), 'journeys');
    expect(unreached).toEqual([]);
    for (const path of paths) expect(await runPath(explored, path)).toBeNull();
  });
});
