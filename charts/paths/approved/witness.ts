import {
  Actor,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { snapshotOf } from '../../model/snapshots';
import { transitionId } from '../../model/transitionId';
import { childNamed } from '../children';
import type { Cause } from '../explore';
import { listening } from '../listening';
import type { GuardAnswer } from '../mark';
import { tell } from '../run';
import { letPass, scheduledBy, standInFor } from '../standIns';
import type { Delayed } from '../timers';

/** An action that a machine had carried out, with all that it was given. */
export interface Done {
  readonly type: string;
  readonly params: unknown;
}

/** What was really seen of a step. */
export interface Witnessed {
  readonly cause: Cause;
  readonly before: AnyMachineSnapshot | null;
  readonly after: AnyMachineSnapshot;
  readonly done: readonly Done[];
  readonly taken: readonly string[];
  readonly asked: readonly GuardAnswer[];
  /** What was thrown. */
  readonly broke: unknown;
}

const mapped = (entries: object | undefined, change: (one: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(entries ?? {}).map(([name, one]) => [name, change(one, name)]));

/** More questions than any path asks: a mistake can make a machine go round in circles for ever. */
const mostQuestions = 20_000;

/**
 * The machine itself, mistakes in it included, with other implementations: guards tell what they answer, and nobody carries
 * its effects out.
 */
function staged(machine: AnyStateMachine, asked: GuardAnswer[]): AnyStateMachine {
  const { actions, guards, ...rest } = machine.implementations;
  let questions = 0;
  const told = (one: unknown, guard: string) =>
    listening(one, (held) => {
      questions += 1;
      if (questions > mostQuestions) throw new Error('goes round in circles');
      asked.push({ guard, held });
    });
  const implementations = {
    ...rest,
    actions: mapped(actions, (one) =>
      typeof one === 'function' && !('resolve' in one) ? () => undefined : one,
    ),
    guards: mapped(guards, told),
  };
  const kind: object = Object.getPrototypeOf(machine);
  const copy = Object.assign(Object.create(kind), machine, { implementations });
  // XState ties methods to the machine that they were made for.
  for (const name of Object.keys(machine)) {
    const method: unknown = Reflect.get(kind, name);
    if (typeof method === 'function') Reflect.set(copy, name, method.bind(copy));
  }
  return copy;
}

/** What a machine did in a step, and which of its transitions it took. */
export interface Heard {
  done: Done[];
  taken: string[];
  /** What it was told. */
  told: AnyEventObject[];
}

/** What an inspection tells of one actor; `_transitions` is XState's own. */
export function hear(heard: Heard, inspection: InspectionEvent, actor: unknown): void {
  if (actor !== null && inspection.actorRef !== actor) return;
  if (inspection.type === '@xstate.action') {
    const { type, params } = inspection.action;
    heard.done.push({ type, params });
  } else if (inspection.type === '@xstate.microstep') {
    const taken: readonly AnyTransitionDefinition[] = inspection._transitions;
    heard.taken.push(...taken.filter(({ source }) => source).map(transitionId));
  } else if (inspection.type === '@xstate.event') heard.told.push(inspection.event);
}

/** A machine that runs on a clock that stands still, with actors that answer as they are told. */
export class Witness {
  private readonly asked: GuardAnswer[] = [];
  private readonly heard: Heard = { done: [], taken: [], told: [] };
  private readonly actor: AnyActor;
  private broke: unknown;
  private at: AnyMachineSnapshot | null = null;

  constructor(machine: AnyStateMachine, input: unknown) {
    let own: unknown = null;
    this.actor = createActor(staged(machine, this.asked), {
      input,
      clock: new SimulatedClock(),
      inspect: (inspection) => {
        if (inspection.type === '@xstate.actor') {
          const { actorRef } = inspection;
          own ??= actorRef;
          // Logic that stands in the midst of the machine has no name to be replaced by.
          if (actorRef !== own && actorRef instanceof Actor)
            Object.assign(actorRef, { logic: standInFor(actorRef.logic) });
        }
        hear(this.heard, inspection, own);
      },
    });
    this.actor.subscribe({
      error: (error) => {
        this.broke = error;
      },
    });
  }

  /** Starts it. */
  start(input: string): Witnessed {
    return this.see({ kind: 'start', input }, () => this.actor.start());
  }

  /** Whether an actor waits for an answer. */
  awaits(id: string): boolean {
    return childNamed(snapshotOf(this.actor), id)?.ref.getSnapshot().status === 'active';
  }

  /** What the machine will send itself, unless it thinks better of it. */
  ownTimes(): Delayed[] {
    return scheduledBy(this.actor);
  }

  take(cause: Exclude<Cause, { kind: 'start' }>): Witnessed {
    return this.see(cause, () => {
      // What comes in a state's own time ends with the state; other timers go on until they come.
      if (cause.kind === 'time' && cause.event) letPass(this.actor, cause.type, cause.event);
      tell(this.actor, { cause });
    });
  }

  stop(): void {
    this.actor.stop();
  }

  private see(cause: Cause, work: () => void): Witnessed {
    const { heard, asked, at } = this;
    // XState makes the first step when it makes the actor.
    if (cause.kind !== 'start') {
      heard.done = [];
      heard.taken = [];
      heard.told = [];
      asked.length = 0;
    }
    try {
      work();
    } catch (error) {
      this.broke = error;
    }
    const after = snapshotOf(this.actor);
    this.at = after;
    const { broke } = this;
    return {
      cause,
      before: at,
      after,
      done: heard.done,
      taken: heard.taken,
      asked: [...asked],
      broke,
    };
  }
}
