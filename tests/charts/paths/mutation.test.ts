import { describe, expect, it } from 'vitest';
import { and, assign, not, or, setup } from 'xstate';
import { type Approved, readText, textOf } from '../../../charts/paths/approved/text';
import { draft } from '../../../charts/paths/approved/write';
import { defineModel } from '../../../charts/paths/fixtures';
import { flowsOf, takeMutant } from '../../../charts/paths/mutation/judge';
import { mutantsOf } from '../../../charts/paths/mutation/mutants';
import { mutate } from '../../../charts/paths/mutation/mutate';
import { scored } from '../../../charts/paths/mutation/reasons';
import { sampleOf } from '../../../charts/paths/mutation/sample';
import { percentOf, reportOf, totalOf } from '../../../charts/paths/mutation/score';

type Told = { type: 'opened' } | { type: 'shut' } | { type: 'locked' };

const doorSetup = setup({
  types: { context: {} as { turns: number; known: boolean }, events: {} as Told },
  actions: {
    count: assign({ turns: ({ context }) => Math.min(3, context.turns + 1) }),
    forget: assign({ known: false }),
    ring: () => undefined,
  },
  guards: { isOld: ({ context }) => context.turns > 2, isKnown: ({ context }) => context.known },
  delays: { creak: 1_000 },
});
const door = doorSetup.createMachine({
  id: 'door',
  context: { turns: 0, known: true },
  initial: 'ajar',
  states: {
    ajar: {
      tags: ['inviting'],
      entry: ['count', 'ring'],
      on: {
        opened: [{ guard: and(['isKnown', not('isOld')]), target: 'open' }, { target: 'worn' }],
        shut: { target: 'ajar', reenter: true },
      },
    },
    open: { after: { creak: 'ajar' }, on: { shut: 'ajar', locked: { actions: 'forget' } } },
    worn: { type: 'final' },
  },
});
const model = defineModel(door, {
  inputs: { new: undefined },
  events: { opened: [{}], shut: [{}], locked: [{}] },
  results: {},
});

const named = (operator: string) =>
  mutantsOf(door, [])
    .filter((mutant) => mutant.operator === operator)
    .map(({ at }) => at);

describe('mistakes in a chart', () => {
  it.each([
    [
      'transition led elsewhere',
      [
        'door.ajar|opened|0 to door.worn',
        'door.ajar|opened|1 to door.ajar',
        'door.ajar|shut|0 to door.open',
        'door.open|shut|0 to door.open',
        'door.open|xstate.after.creak.door.open|0 to door.open',
      ],
    ],
    ['alternatives exchanged', ['door.ajar|opened|0']],
    ['guard negated', ['door.ajar|opened|0']],
    ['and, or exchanged', ['door.ajar|opened|0']],
    ['reenter changed', ['door.ajar|shut|0']],
    [
      'event renamed',
      [
        'door.ajar|opened|0 by locked',
        'door.ajar|shut|0 by locked',
        'door.open|shut|0 by opened',
        'door.open|locked|0 by opened',
      ],
    ],
    ['transition added', ['door.ajar|locked to door.open', 'door.open|opened to door.worn']],
    ['actions exchanged', ['door.ajar entry: count and ring']],
    [
      'action dropped',
      ['door.ajar entry: count', 'door.ajar entry: ring', 'door.open|locked|0: forget'],
    ],
    ['delay x 100', ['delay creak']],
    ['guard always true', ['guard isOld', 'guard isKnown']],
    ['field dropped', ['action count: turns', 'action forget: known']],
    ['value changed', ['action forget: known false to true']],
    ['initial state changed', ['door to open']],
    ['tag dropped', ['door.ajar: inviting']],
  ])('%s', (operator, places) => {
    expect(named(operator)).toEqual(places);
  });

  it('leave the machine itself as it is', () => {
    const before = JSON.stringify(door.config);
    for (const mutant of mutantsOf(door, [])) mutant.make();
    expect(JSON.stringify(door.config)).toBe(before);
    expect(or(['isOld']).name).toBe('or');
  });
});

/**
 * By hand: ajar at 1, 2, 3 turns known and 2, 3 unknown; open at 1, 2 turns, known or not; worn at 3 turns known and 2, 3
 * unknown. One start; three events wherever it is ajar, and time besides where it is open.
 */
const worldOfDoor = { configurations: 5 + 4 + 3, steps: 1 + 5 * 3 + 4 * 4 };

describe('a score', () => {
  it('counts what a run of the approved text finds, and proves what makes no difference', async () => {
    const { approved } = await draft(model, null);
    const text = readText(textOf(approved));
    const [flow] = flowsOf(
      [model],
      () => text,
      () => true,
    );
    if (!flow) throw new Error('There is no flow');
    const score = scored(
      flow,
      flow.mutants.map((mutant) => takeMutant(flow, mutant)),
    );
    const total = totalOf([score]);
    expect(total.killed + score.alive.length + score.equal.length).toBe(total.of);
    expect(score.alive.map(({ mutant, why }) => [mutant.operator, mutant.at, why])).toEqual([]);
    // One assigns, the other does nothing to the context: nobody can tell which came first, in all of the door's world.
    expect(score.equal.map(({ mutant, ...size }) => [mutant.operator, mutant.at, size])).toEqual([
      ['actions exchanged', 'door.ajar entry: count and ring', worldOfDoor],
    ]);
    expect(percentOf(total)).toBe(100);
    expect(reportOf('Mistakes', [score]).split('\n')[0]).toBe('Mistakes');
  });

  it('is red where the approved text shows too little of what a flow does', async () => {
    const { approved } = await draft(model, null);
    const short = approved.paths
      .slice(0, 1)
      .map((path) => ({ ...path, steps: path.steps.slice(0, 2) }));
    const figures = approved.figures.map((figure) => ({ ...figure, reached: 0 }));
    const passes = (text: Approved) =>
      mutate([model], {
        approvedOf: () => text,
        isMeant: () => true,
        sample: null,
        seed: 1,
        least: 95,
        report: null,
      });
    expect(passes(approved)).toBe(true);
    expect(passes({ ...approved, figures, paths: short })).toBe(false);
  });

  it('is cut off, so that nothing is rounded up to what it should be', () => {
    expect(percentOf({ killed: 9_499, equal: 0, of: 10_000 })).toBe(94.9);
    expect(percentOf({ killed: 19, equal: 1, of: 21 })).toBe(95);
  });
});

it('a sample is the same for the same seed, in the order of the whole', () => {
  const all = Array.from({ length: 50 }, (_, index) => index);
  const some = sampleOf(all, 5, 7);
  expect(some).toEqual(sampleOf(all, 5, 7));
  expect(some).toEqual([...some].sort((a, b) => a - b));
  expect(some).toHaveLength(5);
  expect(sampleOf(all, 5, 8)).not.toEqual(some);
  expect(sampleOf(all, 99, 7)).toEqual(all);
});
