import { describe, expect, it } from 'vitest';
import { assign, emit, fromPromise, setup } from 'xstate';
import { compare } from '../../../charts/paths/approved/compare';
import { differenceOf } from '../../../charts/paths/approved/difference';
import { sideBySide } from '../../../charts/paths/approved/sideBySide';
import { type Approved, readText, textOf } from '../../../charts/paths/approved/text';
import { draft } from '../../../charts/paths/approved/write';
import { defineModel, type Model } from '../../../charts/paths/fixtures';

type Told = { type: 'pressed' } | { type: 'left' } | { type: 'rung' };

const lampSetup = setup({
  types: {
    context: {} as { presses: number },
    events: {} as Told,
    emitted: {} as { type: string },
  },
  actors: { ask: fromPromise<{ on: boolean }>(() => Promise.reject(new Error('none'))) },
  actions: {
    count: assign({ presses: ({ context }) => Math.min(2, context.presses + 1) }),
    tell: emit({ type: 'shining' }),
  },
  guards: { isWorn: ({ context }) => context.presses > 1 },
});

const lampOf = (change: { tells?: boolean; worn?: boolean; leaves?: boolean } = {}) => {
  const { tells = true, worn = true, leaves = true } = change;
  return lampSetup.createMachine({
    id: 'lamp',
    context: { presses: 0 },
    initial: 'dark',
    meta: { requirements: [] },
    states: {
      dark: {
        meta: { requirements: ['LAMP-01'] },
        on: {
          pressed: [
            ...(worn ? [{ guard: 'isWorn' as const, target: 'broken' }] : []),
            { target: 'asking', actions: 'count' },
          ],
          ...(leaves && { left: 'broken' }),
        },
      },
      asking: { invoke: { src: 'ask', onDone: 'bright', onError: 'dark' } },
      bright: { ...(tells && { entry: 'tell' }), on: { pressed: 'dark' } },
      broken: { type: 'final' },
    },
  });
};

const modelOf = (change: Parameters<typeof lampOf>[0] = {}): Model =>
  defineModel(lampOf(change), {
    inputs: { new: undefined },
    events: { pressed: [{}], left: [{}], rung: [{}] },
    results: { ask: { lit: { on: true } } },
  });

const { approved } = await draft(modelOf(), null);

describe('an approved text', () => {
  it('says what a small machine does, line by line', () => {
    const { figures, paths } = readText(textOf(approved));
    // By hand: the lamp and its four states, six transitions, one guard that holds and does not. Refused: the ring while dark,
    // the ring and leaving while bright, all three while asking. Nobody ever takes the ring.
    expect(figures).toEqual([
      { what: 'states', reached: 5, of: 5 },
      { what: 'transitions', reached: 6, of: 6 },
      { what: 'answers of guards', reached: 2, of: 2 },
      { what: 'things that may happen', reached: 4, of: 5 },
      { what: 'refused events', reached: 6, of: null },
    ]);
    expect(paths.flatMap(({ steps }) => steps.map(({ cause }) => cause))).toContain(
      '"ask" answers: lit',
    );
    expect(compare(modelOf(), approved)).toEqual({ wrong: [], untaken: [] });
  });

  it('is red where something is not said any more, with the step and its words', () => {
    const [first = ''] = compare(modelOf({ tells: false }), approved).wrong;
    expect(first.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^ {2}step \d, "ask" answers: lit$/),
      '    - says shining',
    ]);
  });

  it('is red on a path that cannot be walked any more', () => {
    const path = (causes: string[], places: string[]): Approved['paths'][number] => ({
      name: 'by hand',
      steps: causes.map((cause, at) => ({
        cause,
        place: places[at] ?? '',
        lines: [],
        takes: null,
      })),
    });
    const gone = path(['Given new', '"ask" answers: lit'], ['Dark', 'Bright']);
    const unknown = path(['Given new', 'Kicked'], ['Dark', 'Dark']);
    const paths = [gone, unknown].map((one) => ({
      ...one,
      steps: one.steps.map((step, at) =>
        at === 0 ? { ...step, lines: ['has presses: 0'] } : step,
      ),
    }));
    const { wrong } = compare(modelOf(), { ...approved, figures: [], paths });
    expect(wrong).toEqual([
      '1. by hand\n  step 1, "ask" answers: lit\n    can no longer be walked: nobody waits for "ask"\n    - → Bright',
      '2. by hand\n  step 1, Kicked\n    can no longer be walked: the flow knows nothing of "Kicked"\n    - → Dark',
    ]);
  });

  it('is red where less is covered than was approved: states, transitions, guards, refused events', async () => {
    const more = approved.figures.map((figure) => ({ ...figure, reached: figure.reached + 1 }));
    const { wrong } = compare(modelOf(), { ...approved, figures: more });
    expect(wrong.map((text) => text.split('\n')[1])).toEqual([
      '    - 6 of 5 states',
      '    - 7 of 6 transitions',
      '    - 3 of 2 answers of guards',
      '    - 5 of 5 things that may happen',
      '    - 7 refused events',
    ]);
    const fewer = { ...approved, paths: approved.paths.slice(0, 1) };
    expect(compare(modelOf(), fewer).wrong.some((text) => text.startsWith('Covers'))).toBe(
      approved.paths.length > 1,
    );
    // A new transition that nobody walks is one that is missing.
    const narrow = (await draft(modelOf({ leaves: false }), null)).approved;
    const { wrong: grown } = compare(modelOf(), narrow);
    expect(grown.join('\n')).toContain('- 5 of 5 transitions\n    + 5 of 6 transitions');
  });

  it('shows what a change does beside what was approved, and names the requirements', async () => {
    const now = await draft(modelOf({ tells: false }), approved);
    const { told, requirements } = differenceOf(approved, now.approved, now.requirements);
    expect(sideBySide(told, 60).slice(0, 2)).toEqual([
      'Approved                     | Now',
      '-----------------------------+-----------------------------',
    ]);
    expect(sideBySide(told, 60)).toContain('     says shining            |');
    const left = await draft(modelOf({ leaves: false }), approved);
    expect(differenceOf(approved, left.approved, left.requirements).requirements).toEqual([
      'LAMP-01',
    ]);
    expect(requirements).toEqual([]);
  });
});

it('puts long lines into their halves, word by word', () => {
  const told = ['  # 1. a path', '- says that all is well again', '+ says no', '+ asks'];
  expect(sideBySide(told, 43)).toEqual([
    'Approved             | Now',
    '---------------------+---------------------',
    '',
    '# 1. a path',
    'says that all is     | says no',
    '  well again         | asks',
  ]);
});

it('keeps what is said of steps that only screens take below each of them', () => {
  const also = [
    { step: 'Given new', place: 'Dark', lines: [] },
    { step: 'Dark — pressed', place: 'Asking', lines: ['asks "ask"'] },
  ];
  expect(readText(textOf({ ...approved, also })).also).toEqual(also);
});
