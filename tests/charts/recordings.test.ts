import { expect, it } from 'vitest';
import { assign, createActor, fromPromise, SimulatedClock, setup } from 'xstate';
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
    steps: [
      {
        kind: 'result',
        actor: 'pay',
        output: { ok: false },
        elapsed: 0,
        expected: 'refused',
        taken: ['paying.asking|xstate.done.actor.pay|1'],
      },
      {
        kind: 'time',
        event: { type: 'xstate.after.patience.paying.refused' },
        elapsed: 5_000,
        expected: 'failed',
        taken: ['paying.refused|xstate.after.patience.paying.refused|0'],
      },
      {
        kind: 'event',
        event: { type: 'retried' },
        elapsed: 0,
        expected: 'asking',
        taken: ['paying.failed|retried|0'],
        context: { tries: 1 },
      },
      {
        kind: 'failure',
        actor: 'pay',
        error: { error: '•••' },
        elapsed: 0,
        expected: 'failed',
        taken: ['paying.asking|xstate.error.actor.pay|0'],
      },
      {
        kind: 'event',
        event: { type: 'retried' },
        elapsed: 0,
        expected: 'asking',
        taken: ['paying.failed|retried|0'],
        context: { tries: 2 },
      },
      {
        kind: 'result',
        actor: 'pay',
        output: { ok: true },
        elapsed: 0,
        expected: 'paid',
        taken: ['paying.asking|xstate.done.actor.pay|0'],
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

it.each([
  ['{"format":9}', 'A recording has "format": 1'],
  ['{"format":1}', 'A recording names its "machine"'],
  ['{"format":1,"machine":"m"}', 'A recording has a list of "steps"'],
  ['{"format":1,"machine":"m","steps":[{"kind":"event"}]}', 'Step 1 of the recording is not one'],
])('refuses %s', (text, message) => {
  expect(() => parseRecording(text)).toThrow(message);
});
