import type { Page } from 'playwright-core';
import type { AnyStateMachine } from 'xstate';
import type { Arc, Explored } from './explore';
import type { ActorsOf, ContextOf, Model } from './fixtures';
import {
  type AnyScreens,
  type Gesture,
  type Moment,
  onScreens,
  placesOf,
  type Told,
} from './screens';

/** How an actor comes to an answer in a browser before a real server. */
export type Answer =
  /** Nothing is asked: the answer follows at once from what the browser knows. */
  | 'at once'
  /** A person brings it about. */
  | { readonly gestures: readonly Gesture[] }
  /** The server's own answer to a call, such as `POST /customer/cart/add` or `PUT /customer/address/update/{id}`. */
  | { readonly call: string }
  /** An answer that is forced upon a call. */
  | { readonly call: string; readonly status: number; readonly body: unknown }
  /** No answer: the line is dead. */
  | { readonly call: string; readonly dead: true };

/** A machine's surroundings in a browser. An actor without an entry does not pass the type check. */
export interface Surroundings<M extends AnyStateMachine> {
  /** Opens the page of a start and does what begins the flow. */
  starts: Readonly<Record<string, (page: Page) => Promise<void>>>;
  /** By actor; the name of a result, or `failure`. Null where that cannot come about here. */
  answers: {
    [A in ActorsOf<M> as A['src']]: (result: string, now: Moment<ContextOf<M>>) => Answer | null;
  };
  /**
   * Milliseconds of delays that pass, or all that a delay may take; delays that are left out do not pass. `at once` is a
   * delay so short that nobody can do anything before it is over.
   */
  delays?: Readonly<Record<string, number | readonly number[] | 'at once'>>;
}

export interface AnySurroundings {
  starts: Surroundings<AnyStateMachine>['starts'];
  answers: Readonly<Record<string, Told<string, Answer | null>>>;
  delays?: Surroundings<AnyStateMachine>['delays'];
}

export interface Play {
  readonly model: Model;
  readonly screens: AnyScreens;
  readonly surroundings: AnySurroundings;
}

/** The surroundings of a machine: the compiler names what is missing. */
export const defineSurroundings = <M extends AnyStateMachine>(
  _machine: M,
  surroundings: NoInfer<Surroundings<M>>,
): AnySurroundings => surroundings as AnySurroundings;

/** A step that follows at once, before anybody can look or do anything. */
export const isAtOnce = (
  surroundings: AnySurroundings,
  explored: Explored,
  arc: Arc | undefined,
): boolean =>
  arc !== undefined &&
  (arc.cause.kind === 'time'
    ? surroundings.delays?.[arc.cause.delay] === 'at once'
    : answerFor(surroundings, explored, arc) === 'at once');

/** How many milliseconds a delay may take. */
export const lengthsOf = ({ delays }: AnySurroundings, delay: string): readonly number[] => {
  const told = delays?.[delay];
  return told === undefined || told === 'at once' ? [] : [told].flat();
};

/** Milliseconds from which on a delay is for people; what is shorter is over before a path takes its next step. */
const forPeople = 2_000;

/** Milliseconds that a page of this machine holds: its own long delays, and all that the play lets pass. */
export const lengthsHeld = (machine: AnyStateMachine, surroundings: AnySurroundings): number[] => [
  ...Object.values(machine.implementations.delays).flatMap((delay) =>
    typeof delay === 'number' && delay >= forPeople ? [delay] : [],
  ),
  ...Object.keys(surroundings.delays ?? {}).flatMap((delay) => lengthsOf(surroundings, delay)),
];

/** How an actor's end comes about; null where it cannot. */
export function answerFor(
  { answers }: AnySurroundings,
  { configurations }: Explored,
  { from, cause }: Arc,
): Answer | null {
  if (cause.kind !== 'result' && cause.kind !== 'failure') return null;
  const snapshot = configurations[from ?? -1]?.snapshot;
  if (!snapshot) return null;
  const now: Moment = { at: placesOf(snapshot), context: snapshot.context };
  return answers[cause.actor]?.(cause.kind === 'result' ? cause.name : 'failure', now) ?? null;
}

/** Calls that the actors of a configuration may be waiting for. */
export const callsAwaited = (explored: Explored, surroundings: AnySurroundings, at: number) =>
  explored.arcs
    .filter(({ from }) => from === at)
    .flatMap((arc) => {
      const answer = answerFor(surroundings, explored, arc);
      return answer !== null && typeof answer === 'object' && 'call' in answer ? [answer.call] : [];
    });

export function inBrowser(explored: Explored, { screens, surroundings }: Play): Explored {
  const shown = onScreens(explored, screens, false);
  const passing = new Set(
    shown.arcs.filter(
      ({ cause }) => cause.kind === 'time' && surroundings.delays?.[cause.delay] === 'at once',
    ),
  );
  const passed = new Set([...passing].map(({ from }) => from));
  const arcs = shown.arcs.filter((arc) => {
    if (passed.has(arc.from)) return passing.has(arc);
    switch (arc.cause.kind) {
      case 'start':
        return arc.cause.input in surroundings.starts;
      case 'time':
        return surroundings.delays !== undefined && arc.cause.delay in surroundings.delays;
      case 'event':
        return true;
      default:
        return answerFor(surroundings, shown, arc) !== null;
    }
  });
  return { ...shown, arcs };
}
