import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { fold } from '../../../charts/paths/alike';
import { startCuts } from '../../../charts/paths/cuts';
import { explore } from '../../../charts/paths/explore';
import { defineModel } from '../../../charts/paths/fixtures';
import { withoutLoops } from '../../../charts/paths/loops';
import { type Network, pathsOf } from '../../../charts/paths/network';
import { planPaths, stepsOf } from '../../../charts/paths/plan';
import { findTour } from '../../../charts/paths/tour';
import { parcel } from '../../paths/models/parcel';

const costs = { reset: 5, step: 1 };

/** A door that can be opened, shut and locked. */
const door = setup({
  types: { events: {} as { type: 'open' | 'shut' | 'lock' | 'unlock' } },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { open: 'opened', lock: 'locked' } },
    opened: { on: { shut: 'shut' } },
    locked: { on: { unlock: 'shut' } },
  },
});
const doorModel = defineModel(door, {
  inputs: { new: undefined },
  events: { open: [{}], shut: [{}], lock: [{}], unlock: [{}] },
  results: {},
});

describe('a tour', () => {
  it('takes every transition of a door in one path of four steps', async () => {
    const plan = await planPaths(explore(doorModel), 'transitions');
    expect(plan.paths).toHaveLength(1);
    expect(stepsOf(plan)).toBe(4);
    expect({ cost: plan.cost, bound: plan.bound }).toEqual({ cost: 10, bound: 10 });
    expect(plan.unreached).toEqual([]);
  });

  it('is the same each time', async () => {
    const told = async () => {
      const { paths } = await planPaths(explore(doorModel), 'pairs');
      return JSON.stringify(paths.map((path) => path.map(({ taken }) => taken)));
    };
    expect(await told()).toBe(await told());
  });

  it('begins anew only where that costs less than going on', async () => {
    // 0 -> 1 -> 2 -> ... -> 8 and a branch at the start: going back is impossible.
    const chain = Array.from({ length: 8 }, (_, at) => ({ from: at, to: at + 1, goals: [at] }));
    const network: Network = {
      nodes: 10,
      goals: 9,
      links: [
        { from: null, to: 0, goals: [] },
        ...chain,
        { from: 0, to: 9, goals: [8] },
        { from: 9, to: 0, goals: [] },
      ],
    };
    expect(await findTour(network, costs)).toMatchObject({ cost: 16, bound: 16 });
    const oneWay = { ...network, links: network.links.slice(0, -1) };
    expect(await findTour(oneWay, costs)).toMatchObject({ cost: 21, bound: 21 });
  });

  it('cuts off a round that hangs together with no start', async () => {
    // The goal lies on a loop 1 <-> 2 that flow alone could satisfy without ever coming from 0.
    const network: Network = {
      nodes: 3,
      goals: 2,
      links: [
        { from: null, to: 0, goals: [] },
        { from: 0, to: 0, goals: [0] },
        { from: 0, to: 1, goals: [] },
        { from: 1, to: 2, goals: [1] },
        { from: 2, to: 1, goals: [] },
      ],
    };
    const { paths, cost } = await findTour(network, costs);
    expect(paths).toEqual([[0, 1, 2, 3]]);
    expect(cost).toBe(9);
  });

  it('begins with each start that a goal needs, which the program without whole numbers is told at once', async () => {
    // Goal 1 is reached from the second start only, where a round would pay for it without one.
    const network: Network = {
      nodes: 4,
      goals: 2,
      links: [
        { from: null, to: 0, goals: [] },
        { from: null, to: 2, goals: [] },
        { from: 0, to: 1, goals: [0] },
        { from: 2, to: 3, goals: [1] },
        { from: 3, to: 2, goals: [] },
      ],
    };
    expect(startCuts(network)).toEqual([[0], [1]]);
    const { paths, cost, bound } = await findTour(network, costs);
    expect({ paths: [...paths].sort(), cost, bound }).toEqual({
      paths: [
        [0, 2],
        [1, 3],
      ],
      cost: 14,
      bound: 14,
    });
  });

  it('is found on a network in which nodes that lead to the same are one', () => {
    // 1 and 2 both lead to 3 by goal 1; only 3 knows goal 2.
    const network: Network = {
      nodes: 4,
      goals: 3,
      links: [
        { from: null, to: 0, goals: [] },
        { from: 0, to: 1, goals: [0] },
        { from: 0, to: 2, goals: [0] },
        { from: 1, to: 3, goals: [1] },
        { from: 2, to: 3, goals: [1] },
        { from: 3, to: 0, goals: [2] },
      ],
    };
    const { network: folded, unfold } = fold(network);
    expect({ nodes: folded.nodes, links: folded.links.length }).toEqual({ nodes: 3, links: 4 });
    expect(unfold([0, 1, 2, 3])).toEqual([0, 1, 3, 5]);
  });

  it('takes steps that stay where they are on its way, each once, and visits where they alone can be taken', async () => {
    // Goal 0 leads from 0 to 1; 1 to 3 are refused: at 0 and at 1, at 1 and at 2, and at 2 alone, one step from 0.
    const links: Network['links'] = [
      { from: null, to: 0, goals: [] },
      { from: 0, to: 1, goals: [0] },
      { from: 0, to: 2, goals: [] },
      { from: 2, to: 0, goals: [] },
      { from: 0, to: 0, goals: [1] },
      { from: 1, to: 1, goals: [1] },
      { from: 1, to: 1, goals: [2] },
      { from: 2, to: 2, goals: [2] },
      { from: 2, to: 2, goals: [3] },
    ];
    const unlooped = withoutLoops({ nodes: 3, goals: 4, links });
    expect(unlooped.network).toEqual({
      nodes: 3,
      goals: 3,
      links: [
        { from: null, to: 0, goals: [1] },
        { from: 0, to: 1, goals: [0, 1] },
        { from: 0, to: 2, goals: [2] },
        { from: 2, to: 0, goals: [1] },
      ],
    });
    const { paths, cost, bound } = await findTour({ nodes: 3, goals: 4, links }, costs);
    expect({ paths, cost, bound }).toEqual({ paths: [[0, 4, 2, 7, 8, 3, 1]], cost: 12, bound: 12 });
  });

  it('leaves a step alone that stays where it is but reaches what others reach too', () => {
    const network: Network = {
      nodes: 2,
      goals: 1,
      links: [
        { from: null, to: 0, goals: [] },
        { from: 0, to: 0, goals: [0] },
        { from: 0, to: 1, goals: [0] },
      ],
    };
    expect(withoutLoops(network).network).toEqual(network);
  });

  it('splices rounds into the path that passes them', () => {
    const network: Network = {
      nodes: 3,
      goals: 0,
      links: [
        { from: null, to: 0, goals: [] },
        { from: 0, to: 1, goals: [] },
        { from: 1, to: 0, goals: [] },
        { from: 0, to: 2, goals: [] },
      ],
    };
    expect(pathsOf(network, [1, 1, 1, 1])).toEqual([[0, 1, 2, 3]]);
  });
});

/** Random charts in which every state has a next one and `links` transitions are spread by chance. */
function randomChart(states: number, links: number, seed: number) {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  const config: Record<string, { on: Record<string, { target: string; reenter: boolean }> }> = {};
  for (let at = 0; at < states; at += 1)
    config[`s${at}`] = { on: { e0: { target: `s${(at + 1) % states}`, reenter: true } } };
  for (let link = states; link < links; link += 1)
    Object.assign(config[`s${random(states)}`]?.on ?? {}, {
      [`e${link}`]: { target: `s${random(states)}`, reenter: true },
    });
  const machine = setup({ types: { events: {} as { type: string } } }).createMachine({
    id: 'random',
    initial: 's0',
    states: config,
  });
  const events = Object.fromEntries(
    ['e0', ...Array.from({ length: links - states }, (_, at) => `e${at + states}`)].map((type) => [
      type,
      [{}],
    ]),
  );
  return explore({
    name: 'random',
    machine,
    fixtures: { inputs: { start: undefined }, events, results: {} },
    words: {},
  });
}

describe('flat charts of 30 states and 60 transitions', () => {
  it.each([1, 2, 3])('are toured at the least possible cost (%i)', async (seed) => {
    const plan = await planPaths(randomChart(30, 60, seed), 'transitions');
    expect(plan.cost).toBe(plan.bound);
    expect(plan.goals).toHaveLength(60);
    expect(stepsOf(plan)).toBeLessThanOrEqual(133);
    const taken = new Set(plan.paths.flatMap((path) => path.flatMap((arc) => arc.taken)));
    expect(taken.size).toBe(60);
  });
});

describe('a parallel chart whose network is too large to be toured whole', () => {
  it('is toured at a cost that is proven to be the least', async () => {
    const plan = await planPaths(explore(parcel), 'transitions');
    expect({ cost: plan.cost, bound: plan.bound, goals: plan.goals.length }).toEqual({
      cost: 60,
      bound: 60,
      goals: 47,
    });
  });
});
