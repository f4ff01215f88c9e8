import { describe, expect, it } from 'vitest';
import { assign, createActor, emit, fromPromise, SimulatedClock, setup } from 'xstate';
import { createRecorder } from '../../charts/recordings/recorder';
import { parseRecording, type Recording, type SeenDoing } from '../../charts/recordings/recording';
import { replay } from '../../charts/recordings/replay';

type Answer = { ok: boolean };

function versionOf(version: string, answered: 'paid' | 'thanked') {
  return setup({
    types: {
      context: {} as { tries: number },
      input: {} as { tries: number },
      events: {} as { type: 'retried' },
    },
    actors: { pay: fromPromise<Answer>(() => Promise.reject(new Error('not provided'))) },
    guards: { isPaid: (_, params: Answer) => params.ok },
    actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
    delays: { patience: 5_000 },
  }).createMachine({
    id: 'paying',
    version,
    context: ({ input }) => input,
    initial: 'asking',
    states: {
      asking: {
        invoke: {
          id: 'pay',
          src: 'pay',
          onDone: [
            { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: answered },
            { target: 'refused' },
          ],
          onError: 'failed',
        },
      },
      refused: { after: { patience: 'failed' } },
      failed: { on: { retried: { target: 'asking', actions: 'count' } } },
      paid: { type: 'final' },
      thanked: { type: 'final' },
    },
  });
}

const current = versionOf('1.0.0', 'paid');

/** A refusal, a wait, a failure and a payment, as a recorder saw them. */
async function recorded(): Promise<Recording> {
  const answers = [
    () => Promise.resolve({ ok: false }),
    () => Promise.reject(new Error('gone')),
    () => Promise.resolve({ ok: true }),
  ];
  const machine = current.provide({
    actors: { pay: fromPromise<Answer>(() => answers.shift()?.() ?? Promise.reject(new Error())) },
  });
  const clock = new SimulatedClock();
  let time = 0;
  const recorder = createRecorder({ now: () => time });
  const actor = createActor(machine, { clock, inspect: recorder.inspect, input: { tries: 0 } });
  const reached = (state: string) =>
    new Promise<void>((resolve) => {
      const { unsubscribe } = actor.subscribe((snapshot) => {
        if (snapshot.value !== state) return;
        resolve();
        unsubscribe();
      });
    });
  const refused = reached('refused');
  actor.start();
  await refused;
  time = 5_000;
  clock.increment(5_000);
  const failed = reached('failed');
  actor.send({ type: 'retried' });
  await failed;
  const paid = reached('paid');
  actor.send({ type: 'retried' });
  await paid;
  const [recording] = recorder.recordings();
  if (!recording) throw new Error('nothing was recorded');
  return recording;
}

const recording = await recorded();

it('records what happened, what came of it, and when', () => {
  expect(recording).toEqual({
    format: 1,
    machine: 'paying',
    version: '1.0.0',
    input: { tries: 0 },
    start: 'asking',
    begun: [{ name: 'spawnChild pay' }],
    steps: [
      {
        kind: 'result',
        actor: 'pay',
        output: { ok: false },
        elapsed: 0,
        expected: 'refused',
        taken: ['paying.asking|xstate.done.actor.pay|1'],
        actions: [{ name: 'raise xstate.after.patience.paying.refused', params: { delay: 5_000 } }],
      },
      {
        kind: 'time',
        event: { type: 'xstate.after.patience.paying.refused' },
        elapsed: 5_000,
        expected: 'failed',
        taken: ['paying.refused|xstate.after.patience.paying.refused|0'],
        actions: [],
      },
      {
        kind: 'event',
        event: { type: 'retried' },
        elapsed: 0,
        expected: 'asking',
        taken: ['paying.failed|retried|0'],
        context: { tries: 1 },
        actions: [{ name: 'spawnChild pay' }],
      },
      {
        kind: 'failure',
        actor: 'pay',
        error: { error: '•••' },
        elapsed: 0,
        expected: 'failed',
        taken: ['paying.asking|xstate.error.actor.pay|0'],
        actions: [],
      },
      {
        kind: 'event',
        event: { type: 'retried' },
        elapsed: 0,
        expected: 'asking',
        taken: ['paying.failed|retried|0'],
        context: { tries: 2 },
        actions: [{ name: 'spawnChild pay' }],
      },
      {
        kind: 'result',
        actor: 'pay',
        output: { ok: true },
        elapsed: 0,
        expected: 'paid',
        taken: ['paying.asking|xstate.done.actor.pay|0'],
        actions: [],
      },
    ],
  });
});

it('takes the machine the same way again, from a file', () => {
  expect(replay(current, parseRecording(JSON.stringify(recording)))).toBeNull();
});

it('names the first step at which a changed machine diverges', () => {
  expect(replay(versionOf('2.0.0', 'thanked'), recording)).toEqual({
    step: 6,
    kind: 'state',
    cause: 'pay answered',
    expected: 'paid',
    found: 'thanked',
  });
});

it('names what else is otherwise though the same states are met: the way, the data, the tags', () => {
  const [first, ...rest] = recording.steps;
  if (!first) throw new Error('no steps');
  const by = (change: Partial<SeenDoing>) => ({
    ...recording,
    steps: [{ ...first, ...change }, ...rest],
  });
  const at = { step: 1, cause: 'pay answered' };
  expect(replay(current, by({ taken: ['paying.asking|xstate.done.actor.pay|0'] }))).toEqual({
    ...at,
    kind: 'way',
    expected: ['paying.asking|xstate.done.actor.pay|0'],
    found: ['paying.asking|xstate.done.actor.pay|1'],
  });
  expect(replay(current, by({ context: { tries: 7 } }))).toEqual({
    ...at,
    kind: 'context',
    field: 'tries',
    expected: 7,
    found: 0,
  });
  expect(replay(current, by({ tags: ['busy'] }))).toEqual({
    ...at,
    kind: 'tags',
    expected: ['busy'],
    found: [],
  });
  expect(replay(current, by({ context: { tries: '•••' } }))).toBeNull();
});

const sent: string[] = [];

/** A letter that is stamped, weighed and sent, in versions that do one thing otherwise. */
const letter = (
  by: Partial<Record<'stamp' | 'to' | 'rest' | 'grams' | 'tone', string | number>> = {},
) =>
  setup({
    types: { emitted: {} as { type: 'told'; tone: string } },
    actors: { weigh: fromPromise<void, { grams: number }>(() => new Promise(() => undefined)) },
    actions: {
      stamp: (_, { to }: { to: string }) => void sent.push(`stamp ${to}`),
      seal: (_, { to }: { to: string }) => void sent.push(`seal ${to}`),
      tell: emit({ type: 'told', tone: String(by.tone ?? 'glad') }),
    },
    delays: { rest: Number(by.rest ?? 5_000) },
  }).createMachine({
    id: 'letter',
    entry: [{ type: by.stamp === 'seal' ? 'seal' : 'stamp', params: { to: 'home' } }],
    initial: 'written',
    states: {
      written: {
        on: {
          post: {
            target: 'posted',
            actions: [{ type: 'stamp', params: { to: String(by.to ?? 'office') } }, 'tell'],
          },
        },
      },
      posted: {
        invoke: { src: 'weigh', id: 'weigh', input: { grams: Number(by.grams ?? 20) } },
        after: { rest: 'written' },
      },
    },
  });

const posted = (() => {
  const recorder = createRecorder({ open: { keys: ['to', 'tone'] } });
  const actor = createActor(letter(), { inspect: recorder.inspect, clock: new SimulatedClock() });
  actor.start();
  actor.send({ type: 'post' });
  actor.stop();
  const [one] = recorder.recordings();
  if (!one) throw new Error('nothing was recorded');
  return parseRecording(JSON.stringify(one));
})();

it('records what was done, started and scheduled', () => {
  expect(posted.begun).toEqual([{ name: 'stamp', params: { to: 'home' } }]);
  expect(posted.steps.map(({ actions }) => actions)).toEqual([
    [
      { name: 'stamp', params: { to: 'office' } },
      { name: 'emit told', params: { tone: 'glad' } },
      { name: 'raise xstate.after.rest.letter.posted', params: { delay: 5_000 } },
      { name: 'spawnChild weigh', params: { input: { grams: 20 } } },
    ],
  ]);
});

const early = { step: 0, cause: 'the start' };
const late = { step: 1, cause: 'post' };

it.each([
  ['nothing', {}, null],
  [
    'an action',
    { stamp: 'seal' },
    { ...early, kind: 'actions', expected: ['stamp'], found: ['seal'] },
  ],
  [
    'what an action is told',
    { to: 'shop' },
    { ...late, kind: 'actions', field: 'stamp.to', expected: 'office', found: 'shop' },
  ],
  [
    'what is told others',
    { tone: 'sad' },
    { ...late, kind: 'actions', field: 'emit told.tone', expected: 'glad', found: 'sad' },
  ],
  [
    'what an actor is given',
    { grams: 50 },
    { ...late, kind: 'input', field: 'spawnChild weigh.grams', expected: 20, found: 50 },
  ],
  [
    'a wait',
    { rest: 9_000 },
    {
      ...late,
      kind: 'delay',
      field: 'raise xstate.after.rest.letter.posted.delay',
      expected: 5_000,
      found: 9_000,
    },
  ],
])('names %s that is otherwise, and carries nothing out', (_, by, departure) => {
  sent.length = 0;
  expect(replay(letter(by), posted)).toEqual(departure);
  expect(sent).toEqual([]);
});

it('names an action that is no more, and takes a recording of which nobody told the actions', () => {
  const [step, ...rest] = posted.steps;
  if (!step) throw new Error('no steps');
  const { actions = [], ...bare } = step;
  const more = { ...step, actions: [...actions, { name: 'ring' }] };
  const names = actions.map(({ name }) => name);
  expect(replay(letter(), { ...posted, steps: [more, ...rest] })).toEqual({
    ...late,
    kind: 'actions',
    expected: [...names, 'ring'],
    found: names,
  });
  const { begun: _begun, ...silent } = posted;
  expect(replay(letter({ stamp: 'seal', to: 'x' }), { ...silent, steps: [bare] })).toBeNull();
});

it.each([
  ['{"format":9}', 'A recording has "format": 1'],
  ['{"format":1}', 'A recording names its "machine"'],
  ['{"format":1,"machine":"m"}', 'A recording has a list of "steps"'],
  ['{"format":1,"machine":"m","steps":[{"kind":"event"}]}', 'Step 1 of the recording is not one'],
  [
    '{"format":1,"machine":"m","steps":[{"kind":"time","event":{"type":"a"},"elapsed":1,"expected":"b","weighed":[{"id":"m.a|a|0","verdict":{"holds":"yes"}}]}]}',
    'Step 1 of the recording is not one',
  ],
])('refuses %s', (text, message) => {
  expect(() => parseRecording(text)).toThrow(message);
});

describe('guards that look at what was hidden', () => {
  /** A gate, at which what stands in its data at the start may be what a recording lets be seen. */
  const gateOf = (context: { name: string; tries: number }) =>
    setup({
      types: { context: {} as { name: string; tries: number } },
      guards: {
        isKnown: (given) => given.context.name === 'Lina',
        isTired: (given) => given.context.tries > 2,
      },
    }).createMachine({
      id: 'gate',
      context,
      initial: 'shut',
      states: {
        shut: {
          on: {
            push: [
              { guard: 'isTired', target: 'jammed' },
              { guard: 'isKnown', target: 'open' },
            ],
          },
        },
        open: {},
        jammed: {},
      },
    });
  const gate = gateOf({ name: 'Lina', tries: 0 });
  const masked = gateOf({ name: '•••', tries: 0 });
  const recorder = createRecorder();
  const actor = createActor(gate, { inspect: recorder.inspect }).start();
  actor.send({ type: 'push' });
  const [pushed] = recorder.recordings();
  it('answer as they did then', () => {
    expect(pushed?.steps.map(({ taken, expected }) => [taken, expected])).toEqual([
      [['gate.shut|push|1'], 'open'],
    ]);
    expect(pushed && replay(masked, pushed)).toBeNull();
  });

  it('are asked where nobody knows what was taken, and where they look at what is shown', () => {
    if (!pushed) throw new Error('nothing was recorded');
    const steps = pushed.steps.map(({ taken: _taken, ...step }) => step);
    expect(replay(masked, { ...pushed, steps })?.kind).toBe('state');
    const tired = gateOf({ name: '•••', tries: 3 });
    expect(replay(tired, pushed)?.found).toBe('jammed');
  });
});
