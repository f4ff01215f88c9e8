import { describe, expect, it } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  cancel,
  createMachine,
  fromPromise,
  raise,
  sendParent,
  sendTo,
  setup,
} from 'xstate';
import { bugsOf, bugText } from '../../../charts/paths/bugs';
import type { Criterion } from '../../../charts/paths/criteria';
import { type Explored, explore } from '../../../charts/paths/explore';
import type { AnyFixtures } from '../../../charts/paths/fixtures';
import { summaryOf } from '../../../charts/paths/formats';
import { planPaths } from '../../../charts/paths/plan';
import { playedModel } from '../../../charts/paths/plays';
import { runPath } from '../../../charts/paths/run';
import { type AnyScreens, onScreens } from '../../../charts/paths/screens';

const nothing: AnyFixtures = { inputs: { new: undefined }, events: {}, results: {} };

const exploredOf = (machine: AnyStateMachine, fixtures: Partial<AnyFixtures> = {}, bound = 50) =>
  explore({ name: machine.id, machine, fixtures: { ...nothing, ...fixtures }, words: {} }, bound);

const valuesOf = ({ configurations }: ReturnType<typeof explore>) => [
  ...new Set(configurations.map(({ snapshot }) => JSON.stringify(snapshot.value))),
];

async function divergencesOf(explored: ReturnType<typeof explore>) {
  const { paths } = await planPaths(explored, 'transitions');
  const found = [];
  for (const path of paths) found.push(await runPath(explored, path));
  return found.filter((one) => one !== null);
}

describe('an exploration of any machine', () => {
  it('knows one configuration whatever the order in which states were entered', () => {
    const region = (event: string) => ({
      initial: 'a',
      states: { a: { on: { [event]: 'b' } }, b: { on: { [event]: 'a' } } },
    });
    const machine = createMachine({
      initial: 'app',
      states: {
        app: {
          type: 'parallel',
          on: { OUT: 'out' },
          states: {
            first: region('A'),
            second: region('B'),
            where: { type: 'history', history: 'deep' },
          },
        },
        out: { on: { IN: 'app.where' } },
      },
    });
    const explored = exploredOf(machine, { events: { A: [{}], B: [{}], OUT: [{}], IN: [{}] } });
    // Four pairs before there is a history, four histories outside, and inside each pair with each history.
    expect([explored.configurations.length, explored.cut]).toEqual([4 + 4 + 16, 0]);
  });

  it('lets an actor end once, spawned or invoked without an id', async () => {
    const machine = setup({
      actors: { job: fromPromise(async () => 1) },
      types: { context: {} as { done: number; refs: unknown[] }, events: {} as { type: 'ADD' } },
    }).createMachine({
      context: { done: 0, refs: [] },
      on: {
        ADD: {
          guard: ({ context }) => context.refs.length < 2,
          actions: assign({ refs: ({ context, spawn }) => [...context.refs, spawn('job')] }),
        },
        'xstate.done.actor.*': { actions: assign({ done: ({ context }) => context.done + 1 }) },
        'xstate.error.actor.*': {},
      },
    });
    const explored = exploredOf(machine, { events: { ADD: [{}] }, results: { job: { one: 1 } } });
    expect(explored.cut).toBe(0);
    const counts = explored.configurations.map(({ snapshot }) => [
      snapshot.context.refs.length,
      snapshot.context.done,
    ]);
    expect(new Set(counts.map(String))).toEqual(
      new Set(['0,0', '1,0', '1,1', '2,0', '2,1', '2,2']),
    );
    expect(await divergencesOf(explored)).toEqual([]);
  });

  it('follows delayed events of its own until they are cancelled', async () => {
    const machine = createMachine({
      initial: 'idle',
      states: {
        idle: { on: { GO: 'waiting' } },
        waiting: {
          entry: raise({ type: 'LATE' }, { delay: 1000, id: 'late' }),
          on: { LATE: 'late', STOP: { target: 'stopped', actions: cancel('late') }, LEAVE: 'left' },
        },
        stopped: { on: { LATE: 'wrong' } },
        left: { on: { LATE: 'lateAfterAll' } },
        late: {},
        lateAfterAll: {},
        wrong: {},
      },
    });
    const explored = exploredOf(machine, { events: { GO: [{}], STOP: [{}], LEAVE: [{}] } });
    expect(valuesOf(explored).sort()).toEqual(
      ['idle', 'late', 'lateAfterAll', 'left', 'stopped', 'waiting'].map((one) => `"${one}"`),
    );
    expect(await divergencesOf(explored)).toEqual([]);
  });

  /** Begins a time whenever it is switched on, and never ends one. */
  const ticking = (id?: string) =>
    createMachine({
      initial: 'on',
      states: {
        on: {
          entry: raise({ type: 'tick' }, { delay: 100, ...(id !== undefined && { id }) }),
          on: { tick: 'off', go: { target: 'on', reenter: true } },
        },
        off: { on: { go: 'on' } },
      },
    });
  const piled = (id?: string) => exploredOf(ticking(id), { events: { go: [{}] } });

  it('comes to an end where times pile up that nobody cancels, and takes equal ones once', async () => {
    const explored = piled();
    expect(explored.cut).toBe(0);
    expect(explored.isPiled).toBe(true);
    const places = explored.configurations.map(
      ({ snapshot, timers }) => `${snapshot.value} ${timers.length}`,
    );
    expect(places.sort()).toEqual(['off 0', 'off 1', 'on 1', 'on 2']);
    const ticks = explored.arcs.filter(({ cause }) => cause.kind === 'time');
    expect(ticks.map(({ from }) => from)).toEqual([...new Set(ticks.map(({ from }) => from))]);
    expect(await divergencesOf(explored)).toEqual([]);
  });

  it('puts a time in the place of one with its id', async () => {
    const explored = piled('tick');
    const places = explored.configurations.map(
      ({ snapshot, timers }) => `${snapshot.value} ${timers.length}`,
    );
    expect({ places: places.sort(), isPiled: explored.isPiled }).toEqual({
      places: ['off 0', 'on 1'],
      isPiled: false,
    });
    expect(await divergencesOf(explored)).toEqual([]);
  });

  it('tells times of one type apart by what they carry', async () => {
    const machine = setup({
      types: { context: {} as { pages: string }, events: {} as { type: 'turn'; page: number } },
    }).createMachine({
      context: { pages: '' },
      entry: [
        raise({ type: 'turn', page: 1 }, { delay: 100 }),
        raise({ type: 'turn', page: 2 }, { delay: 200 }),
      ],
      on: {
        turn: {
          actions: assign({ pages: ({ context, event }) => `${context.pages}${event.page}` }),
        },
      },
    });
    const explored = exploredOf(machine);
    expect(explored.configurations.map(({ snapshot }) => snapshot.context.pages).sort()).toEqual([
      '',
      '1',
      '12',
      '2',
      '21',
    ]);
    expect(await divergencesOf(explored)).toEqual([]);
  });

  it('lets a delay pass once in a state', async () => {
    const machine = createMachine({
      context: { ready: false },
      initial: 'waiting',
      states: {
        waiting: {
          after: { 100: { guard: ({ context }) => context.ready, target: 'there' } },
          on: { READY: { actions: assign({ ready: true }) } },
        },
        there: {},
      },
    });
    const explored = exploredOf(machine, { events: { READY: [{}] } });
    // Waiting, ready, or past the delay, or both in that order: not there after the delay has passed in vain.
    expect(
      explored.configurations.map(({ snapshot }) => [snapshot.value, snapshot.context.ready]),
    ).toEqual([
      ['waiting', false],
      ['waiting', true],
      ['waiting', false],
      ['there', true],
      ['waiting', true],
    ]);
    expect(await divergencesOf(explored)).toEqual([]);
  });

  it('dies, as XState does, of a failure that nobody hears', async () => {
    const machine = createMachine({
      initial: 'loading',
      states: {
        loading: { invoke: { src: fromPromise(async () => 1), onDone: 'loaded' } },
        loaded: {},
      },
    });
    const explored = exploredOf(machine, {
      results: { 'xstate.invoke.0.(machine).loading': { one: 1 } },
    });
    expect(
      explored.configurations.map(({ snapshot }) => [snapshot.value, snapshot.status]),
    ).toEqual([
      ['loading', 'active'],
      ['loaded', 'active'],
      ['loading', 'error'],
    ]);
    expect(bugsOf(explored).map(bugText)).toEqual([
      'bug: nobody hears that xstate.invoke.0.(machine).loading fails (after new, 0.(machine).loading fails)',
    ]);
    expect(await divergencesOf(explored)).toEqual([]);
  });

  it('goes on beside what throws, and says by which path', async () => {
    const machine = createMachine({
      context: { bids: [] as number[] },
      initial: 'open',
      states: {
        open: {
          on: {
            BID: {
              actions: assign({
                bids: ({ context, event }) => [...context.bids, event.amount.value],
              }),
            },
            CLOSE: 'closed',
          },
        },
        closed: {},
      },
    });
    const explored = exploredOf(machine, {
      events: { BID: [{ amount: { value: 1 } }, {}], CLOSE: [{}] },
      project: () => null,
    });
    expect(valuesOf(explored)).toEqual(['"open"', '"closed"']);
    const bugs = explored.arcs.filter(({ thrown }) => thrown !== undefined);
    expect(bugs.map(({ cause, thrown }) => [cause, String(thrown)])).toEqual([
      [
        { kind: 'event', event: { type: 'BID' } },
        "TypeError: Cannot read properties of undefined (reading 'value')",
      ],
    ]);
    expect(bugsOf(explored).map(bugText)).toEqual([
      "bug: TypeError: Cannot read properties of undefined (reading 'value') (after new, BID)",
    ]);
    expect(summaryOf(await planPaths(explored, 'transitions'))).toContain('(after new, BID)');
    expect(await divergencesOf(explored)).toEqual([]);
  });

  it('reports a machine that never rests instead of never resting itself', async () => {
    const machine = createMachine({
      initial: 'a',
      states: { a: { on: { GO: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
    });
    const explored = exploredOf(machine, { events: { GO: [{}] } });
    expect(explored.arcs.flatMap(({ thrown }) => (thrown ? [String(thrown)] : []))).toEqual([
      expect.stringContaining('Infinite loop detected'),
    ]);
    expect(await divergencesOf(explored)).toEqual([]);
  });

  it('hears its own letters and has a parent to write to', async () => {
    const machine = createMachine({
      initial: 'a',
      entry: sendParent({ type: 'HELLO' }),
      states: {
        a: { on: { GO: { actions: sendTo(({ self }) => self, { type: 'ECHO' }) }, ECHO: 'b' } },
        b: {},
      },
    });
    const explored = exploredOf(machine, { events: { GO: [{}] } });
    expect(valuesOf(explored)).toEqual(['"a"', '"b"']);
    expect(explored.arcs.some(({ thrown }) => thrown !== undefined)).toBe(false);
    expect(await divergencesOf(explored)).toEqual([]);
  });

  it('tells contexts apart by what JSON leaves out', () => {
    const machine = createMachine({
      context: { chosen: new Set<string>(), limit: 1 },
      on: {
        CHOOSE: {
          actions: assign({
            chosen: ({ context, event }) => new Set([...context.chosen, event.name]),
          }),
        },
        FREE: { actions: assign({ limit: Number.POSITIVE_INFINITY }) },
        SPOIL: { actions: assign({ limit: Number.NaN }) },
      },
    });
    const explored = exploredOf(machine, {
      events: { CHOOSE: [{ name: 'a' }, { name: 'b' }], FREE: [{}], SPOIL: [{}] },
    });
    // Sets in the order of choice: none, a, b, ab, ba; each with three limits.
    expect([explored.configurations.length, explored.cut]).toEqual([15, 0]);
  });

  it('does not lose its way in contexts that hold themselves', () => {
    const around: { name: string; known: Map<string, unknown>; self?: unknown } = {
      name: 'a',
      known: new Map(),
    };
    around.known.set('around', around);
    around.self = around;
    const machine = createMachine({
      context: { around },
      on: { RENAME: { actions: assign({ around: { ...around, name: 'b' } }) } },
    });
    const explored = exploredOf(machine, { events: { RENAME: [{}] } });
    expect(explored.configurations.map(({ snapshot }) => snapshot.context.around.name)).toEqual([
      'a',
      'b',
    ]);
  });

  it('says "never" only of what it has proven', async () => {
    const machine = createMachine({
      context: { count: 0 },
      initial: 'counting',
      states: {
        counting: {
          always: { guard: ({ context }) => context.count >= 100, target: 'full' },
          on: { MORE: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
        },
        full: {},
      },
    });
    const reasonsWithin = async (bound: number) =>
      (await planPaths(exploredOf(machine, { events: { MORE: [{}] } }, bound), 'states')).unreached;
    expect(await reasonsWithin(20)).toEqual([
      { goal: '(machine).full', reason: 'Not reached within 20 configurations' },
    ]);
    expect(await reasonsWithin(200)).toEqual([]);
    const parity = createMachine({
      context: { count: 0 },
      initial: 'even',
      states: {
        even: { on: { NEXT: 'odd', NEVER: [{ actions: 'log' }, 'nowhere'] } },
        odd: { on: { NEXT: { guard: () => false, target: 'odder' }, BACK: ['even', 'odder'] } },
        odder: { on: { NEXT: 'even' } },
        nowhere: {},
      },
    });
    const events = { NEXT: [{}], BACK: [{}], NEVER: [{}] };
    const { unreached } = await planPaths(exploredOf(parity, { events }), 'transitions');
    expect(unreached).toEqual([
      {
        goal: '(machine).even|NEVER|1',
        reason: 'An alternative before it has no guard: it is always taken',
      },
      {
        goal: '(machine).odd|NEXT|0',
        reason: 'Its guard refuses every payload of the model',
      },
      {
        goal: '(machine).odd|BACK|1',
        reason: 'An alternative before it has no guard: it is always taken',
      },
      { goal: '(machine).odder|NEXT|0', reason: '(machine).odder is never active' },
    ]);
  });

  it('says of what a stage leaves out that it is not brought about there, not that it never is', async () => {
    const machine = createMachine({
      id: 'sale',
      initial: 'open',
      states: {
        open: { on: { pay: 'weighing', haggle: 'open', shut: 'shut' } },
        weighing: { always: [{ guard: () => false, target: 'open' }, 'paid'] },
        paid: {},
        shut: { on: { pay: 'paid' } },
      },
    });
    const events = { pay: [{}], haggle: [{}], shut: [{}] };
    const explored = exploredOf(machine, { events });
    const screens: AnyScreens = {
      gestures: { pay: () => [], haggle: () => null, shut: () => null },
      seen: {},
      unseen: { haggle: 'Nobody haggles here' },
    };
    const reasonsOf = async (one: Explored) =>
      Object.fromEntries(
        (await planPaths(one, 'transitions')).unreached.map(({ goal, reason }) => [goal, reason]),
      );
    const refuses = 'Its guard held for nothing that the model offers here';
    expect(await reasonsOf(explored)).toEqual({ 'sale.weighing||0': refuses });
    const left = 'Not brought about on this stage';
    expect(await reasonsOf(onScreens(explored, screens))).toEqual({
      'sale.weighing||0': left,
      'sale.open|haggle|0': 'Nobody haggles here',
      'sale.open|shut|0': left,
      'sale.shut|pay|0': left,
    });
  });

  /** A pointer, to which everything of a mouse leads. */
  const pointer = createMachine({
    id: 'pointer',
    initial: 'away',
    states: {
      away: { on: { 'mouse.*': 'near', look: { guard: 'isDark', target: 'away' } } },
      near: { meta: { requirements: ['PT-1'] }, on: { press: 'held' } },
      held: { on: { release: 'near' } },
    },
  });

  it('tell what the model does not send from what never is', async () => {
    const events = { press: [{}], release: [{}], look: [{}] };
    const reasons = async (criterion: Criterion, machine: AnyStateMachine) => {
      const { unreached } = await planPaths(exploredOf(machine, { events }), criterion);
      return unreached.map(({ goal, reason }) => `${goal}: ${reason}`);
    };
    const dark = pointer.provide({ guards: { isDark: () => false } });
    expect(await reasons('transitions', dark)).toEqual([
      'pointer.away|mouse.*|0: The model sends no mouse.*',
      'pointer.away|look|0: Its guard refuses every payload of the model',
      'pointer.near|press|0: pointer.near is active only by what the model does not send',
      'pointer.held|release|0: pointer.held is active only by what the model does not send',
    ]);
    expect(await reasons('states', dark)).toEqual([
      'pointer.near: Active only by what the model does not send',
      'pointer.held: Active only by what the model does not send',
    ]);
    expect(await reasons('requirements', dark)).toEqual([
      'PT-1: Active only by what the model does not send',
    ]);
    expect(await reasons('guards', dark)).toEqual([
      'isDark: yes: The guard is asked, or answers so, only by what the model does not send',
    ]);
  });

  it('name a state within that takes the event first, wherever it was sent', async () => {
    const machine = createMachine({
      id: 'nest',
      type: 'parallel',
      on: {
        ring: { guard: () => true, target: '.side' },
        knock: '.side',
        'call.*': '.side',
        hum: { guard: () => false, target: '.side' },
      },
      states: {
        side: {},
        main: {
          initial: 'one',
          states: {
            one: { on: { ring: 'two', knock: {}, 'call.in': {} } },
            two: { on: { ring: 'one', knock: {}, 'call.in': {}, hum: { guard: () => false } } },
          },
        },
      },
    });
    const events = { ring: [{}], knock: [{}], 'call.in': [{}], hum: [{}] };
    const { unreached } = await planPaths(exploredOf(machine, { events }), 'transitions');
    expect(unreached.map(({ goal, reason }) => `${goal}: ${reason}`)).toEqual([
      'nest|ring|0: A state within takes it first',
      'nest|knock|0: A state within takes it first',
      'nest|call.*|0: A state within takes it first',
      'nest|hum|0: Its guard refuses every payload of the model',
      'nest.main.two|hum|0: Its guard refuses every payload of the model',
    ]);
  });

  it('are none where a machine is played as it is, with one event of all that a wildcard means', () => {
    const dark = pointer.provide({ guards: { isDark: () => false } });
    expect(playedModel('pointer', dark).fixtures.events).toEqual({
      'mouse.x': [{}],
      press: [{}],
      release: [{}],
      look: [{}],
    });
    const said = playedModel<AnyStateMachine>('pointer', dark, {
      events: { 'mouse.down': [{ at: 3 }] },
    });
    expect(said.fixtures.events).toEqual({
      'mouse.down': [{ at: 3 }],
      press: [{}],
      release: [{}],
      look: [{}],
    });
  });
});
