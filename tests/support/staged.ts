import { vi } from 'vitest';
import {
  type ActorLogic,
  type AnyActor,
  type AnyActorLogic,
  type AnyStateMachine,
  initialTransition,
  SimulatedClock,
  StateMachine,
} from 'xstate';
import { scripted, scriptedMachine } from '../../charts/paths/run';

/** The flow that is waited for: the next one of its id that the product starts is put on the stage. */
const waiting: {
  id: string | null;
  input: unknown;
  shown: readonly string[];
  found: AnyActor | null;
} = { id: null, input: undefined, shown: [], found: null };

/** What the server answers, by path; all else waits for ever. */
export const answers = new Map<string, unknown>();

vi.mock('../../src/client/client', () => ({
  call: ({ path }: { path: string }) =>
    answers.has(path) ? Promise.resolve(answers.get(path)) : new Promise(() => undefined),
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));

// jsdom has no typefaces that could arrive late.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const inline = /^(A|B|BDI|BUTTON|EM|INPUT|LABEL|Q|SMALL|SPAN|STRONG)$/;

// No style sheet takes part here, and asking jsdom for what it computes costs more than all else.
window.getComputedStyle = (element) => {
  const { style } = element as HTMLElement;
  const display = style?.display || (inline.test(element.tagName) ? 'inline' : 'block');
  return new Proxy(style ?? document.body.style, {
    get: (own, key) => {
      if (key === 'display') return display;
      if (key === 'getPropertyValue')
        return (name: string) => (name === 'display' ? display : own.getPropertyValue(name));
      const value: unknown = Reflect.get(own, key);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
};

/** A flow within a flow as it is at its beginning: its screens can be seen, and it does nothing. */
const atItsBeginning = (logic: unknown): ActorLogic<never, never> =>
  (logic instanceof StateMachine
    ? {
        ...scripted,
        getInitialSnapshot: (_scope: unknown, input: unknown) =>
          initialTransition(logic as never, input as never)[0],
        transition: (snapshot: object, cue: never) => {
          const next = scripted.transition(snapshot as never, cue, undefined as never);
          return next === snapshot ? snapshot : { ...snapshot, ...next };
        },
      }
    : scripted) as unknown as ActorLogic<never, never>;

/** An actor as the product has it, which people answer on the screen; the script may end it all the same. */
const answeredByHand = (logic: AnyActorLogic): AnyActorLogic => ({
  ...logic,
  transition: (snapshot, event, scope) => {
    const told = scripted.transition(snapshot, event as never, scope as never);
    if (told === snapshot) return logic.transition(snapshot, event, scope);
    // What it has begun ends with it.
    logic.transition(snapshot, { type: 'xstate.stop' }, scope);
    return { ...snapshot, ...told };
  },
});

/** The machine as the product has it, its actors waiting for the script whatever a later render gives it. */
function onStage(machine: AnyStateMachine, shown: readonly string[]): AnyStateMachine {
  const set = scriptedMachine(machine, (logic, src) =>
    shown.includes(src)
      ? answeredByHand(logic as AnyActorLogic)
      : (atItsBeginning(logic) as unknown as AnyActorLogic),
  );
  let held = set.implementations;
  Object.defineProperty(set, 'implementations', {
    get: () => held,
    set: (next: typeof held) => {
      held = { ...next, actors: held.actors };
    },
  });
  return set;
}

vi.mock('xstate', async (original) => {
  const real = await original<typeof import('xstate')>();
  return {
    ...real,
    createActor: (logic: AnyStateMachine, options?: object) => {
      if (waiting.id === null || logic.id !== waiting.id) {
        return real.createActor(logic, options as never);
      }
      const { input, shown } = waiting;
      const actor: AnyActor = real.createActor(onStage(logic, shown), {
        ...options,
        input,
        clock: new SimulatedClock(),
      } as never);
      // A component whose code has yet to arrive makes its flow anew when it has: the one that starts counts.
      const start = actor.start.bind(actor);
      actor.start = () => {
        if (waiting.id === logic.id) Object.assign(waiting, { id: null, found: actor });
        return start();
      };
      return actor;
    },
  };
});

/** Shows what starts a flow, and answers the flow, its actors waiting for the script but those that are `shown`. */
export async function begun(
  { id }: AnyStateMachine,
  input: unknown,
  show: () => unknown,
  shown: readonly string[] = [],
): Promise<AnyActor> {
  Object.assign(waiting, { id, input, shown, found: null });
  await show();
  return vi.waitFor(() => {
    if (!waiting.found) throw new Error(`Nothing started the flow ${id}`);
    return waiting.found;
  });
}
