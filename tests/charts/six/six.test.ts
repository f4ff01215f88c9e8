import { describe, expect, it } from 'vitest';
import { createMachine, types } from 'xstate-v6';
import { transitionsOf } from '../../../charts/model/chart';
import { checkChart } from '../../../charts/package/checks';
import { readChart } from '../../../charts/package/model';
import { fromXState6, type MachineOfSix, sixStage } from '../../../charts/package/xstate6';
import { bugsOf } from '../../../charts/paths/bugs';
import { explore } from '../../../charts/paths/explore';
import { type AnyFixtures, defineAnyModel } from '../../../charts/paths/fixtures';
import { planPaths } from '../../../charts/paths/plan';
import { runPath } from '../../../charts/paths/run';
import { light, order, player } from './machines';

const sumOf = (context: unknown): number => Object(context).sum;

const plays: [machine: MachineOfSix, fixtures: Partial<AnyFixtures>][] = [
  [
    light,
    {
      events: { press: [{}], repair: [{}], dim: [{ to: 50 }, { to: 1 }] },
      results: { readFuse: { whole: { isWhole: true }, blown: { isWhole: false } } },
      project: () => null,
    },
  ],
  [
    order,
    {
      events: { add: [{ price: 5 }, { price: 50 }, { price: 2_000 }], vip: [{}], send: [{}] },
      project: (context) => [sumOf(context) > 10, sumOf(context) > 1_000],
    },
  ],
  [player, { events: { play: [{}], stop: [{}], next: [{}] } }],
];

const modelOf = (machine: MachineOfSix, fixtures: Partial<AnyFixtures>) =>
  defineAnyModel(machine.id, fromXState6(machine), fixtures);

const told = (machine: MachineOfSix) =>
  transitionsOf(readChart(fromXState6(machine))).map(
    ({ id, guard, targets }) => `${id}${guard ? '?' : ''} -> ${targets.join(' + ')}`,
  );

describe('machines of XState 6', () => {
  it('are read as charts, a way for each state that a function names', () => {
    expect(told(light)).toEqual([
      'light.off|press|0 -> light.checking',
      'light.checking|xstate.done.actor.0.light.checking|0? -> light.on',
      'light.checking|xstate.done.actor.0.light.checking|1? -> light.broken',
      'light.checking|xstate.error.actor.0.light.checking|0 -> light.broken',
      'light.on|press|0 -> light.off',
      'light.on|dim|0? -> light.off',
      'light.on|xstate.after.60000.light.on|0 -> light.off',
      'light.broken|repair|0 -> light.off',
    ]);
    expect(told(order)).toEqual([
      'order.filling|add|0 -> ',
      'order.filling|vip|0 -> ',
      'order.filling|send|0 -> order.routing',
      'order.routing||0? -> order.sent',
      'order.routing||1? -> order.review',
      'order.routing||2? -> order.filling',
      'order.review|send|0 -> order.sent',
      'order.review|xstate.after.timeout.order.review|0 -> order.sent',
      'order.review||0? -> order.refused',
    ]);
    const { version, states, context } = readChart(fromXState6(light));
    expect([version, context, states[1]?.description, states[2]?.tags]).toEqual([
      '2.0.0',
      { presses: 0 },
      'It is dark',
      ['busy'],
    ]);
  });

  it('are checked', () => {
    const problems = checkChart(readChart(fromXState6(player)));
    expect(problems.filter(({ rule }) => rule !== 'description missing')).toEqual([]);
  });

  it.each(plays.map(([machine, fixtures]) => [machine.id, machine, fixtures] as const))(
    '%s: all its ways are reached, and XState 6 itself goes each path so',
    async (_, machine, fixtures) => {
      const model = modelOf(machine, fixtures);
      const explored = explore(model);
      expect([explored.cut, bugsOf(explored)]).toEqual([0, []]);
      const plan = await planPaths(explored, 'transitions');
      expect([plan.unreached, plan.goals.length]).toEqual([[], told(machine).length]);
      const stage = sixStage(model.fixtures, machine);
      for (const path of plan.paths) expect(await runPath(explored, path, stage)).toBeNull();
    },
  );

  it('a path is red where XState 6 goes otherwise than was read', async () => {
    const machine = createMachine({
      id: 'fickle',
      schemas: { context: types<{ seen: number }>(), events: { go: types<object>() } },
      context: { seen: 0 },
      initial: 'here',
      states: {
        here: { on: { go: { target: 'there', context: { seen: 1 } } } },
        there: {},
      },
    });
    const model = modelOf(machine, { events: { go: [{}] } });
    const explored = explore(model);
    const other = createMachine({
      id: 'fickle',
      context: { seen: 0 },
      initial: 'here',
      states: { here: { on: { go: { target: 'there' } } }, there: {} },
    });
    const [path = []] = (await planPaths(explored, 'transitions')).paths;
    const divergence = await runPath(explored, path, sixStage(model.fixtures, other));
    const stands = (seen: number) =>
      JSON.stringify({ status: 'active', value: 'there', context: { seen }, tags: [] });
    expect(divergence?.wrong).toBe(`XState 6 stands elsewhere: ${stands(0)} for ${stands(1)}`);
  });

  it('what cannot be read is refused by name', () => {
    const hidden = createMachine({
      id: 'hidden',
      schemas: { context: types<{ next: 'a' | 'b' }>(), events: { go: types<object>() } },
      context: { next: 'a' },
      initial: 'a',
      states: { a: { on: { go: ({ context }) => ({ target: context.next }) } }, b: {} },
    });
    expect(() => fromXState6(hidden)).toThrow(
      'hidden.a on go: no text in the function’s code says where it leads',
    );
  });
});
