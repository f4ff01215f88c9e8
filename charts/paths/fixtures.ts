import type { AnyStateMachine, EventFromLogic, InputFrom, OutputFrom, StateMachine } from 'xstate';
import type { ChartWords } from '../model/words';

export type Without<E> = E extends { type: string } ? Omit<E, 'type'> : never;
export type EventsOf<M extends AnyStateMachine> = Extract<EventFromLogic<M>, { type: string }>;

export type ActorsOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? Extract<Actor, { src: string }>
    : never;

type OutputOf<Logic> = Logic extends { transition: (...args: never[]) => infer Snapshot }
  ? Snapshot extends { output: infer Output }
    ? Exclude<Output, undefined>
    : never
  : never;

/**
 * What a machine's surroundings may do, in the vocabulary of `@xstate/test`: the payloads of each event, the
 * results of each actor by its `src`. An event or actor without an entry fails the type check.
 */
export interface Fixtures<M extends AnyStateMachine> {
  /** Names of starts and their inputs. */
  inputs: Record<string, InputFrom<M>>;
  /** Payloads of each event; `[{}]` for one that has none. */
  events: { [E in EventsOf<M> as E['type']]: readonly Without<E>[] };
  /** What each actor may answer, by a name that testers read; nothing for one that never ends. */
  results: { [A in ActorsOf<M> as A['src']]: Record<string, OutputOf<A['logic']>> };
  /** What actors that are watched by `onSnapshot` may show in between, by a name that testers read. */
  snapshots?: Readonly<Record<string, Readonly<Record<string, object>>>>;
  /** Whether plain functions among the actions are carried out: only where they harm nothing. */
  effects?: boolean;
  /** What an actor may fail with; one `Error` when left out. */
  failures?: readonly unknown[];
  /** The part of the context that decides what can happen next; all of it when left out. */
  project?: (context: ContextOf<M>) => unknown;
  /** The part of the output that tells ends apart; all of it when left out. */
  ends?: (output: OutputFrom<M>) => unknown;
  /** Transitions that nothing can take, by id, with the reason. */
  infeasible?: Readonly<Record<string, string>>;
  /** What people come for, by name: the states that they pass on the way, in order. */
  journeys?: Readonly<Record<string, readonly string[]>>;
  /** How often random walks take what: by event, actor, delay or input; 4 when left out, 1 for what does nothing. */
  weights?: Readonly<Record<string, number>>;
}

export type ContextOf<M extends AnyStateMachine> = ReturnType<M['getInitialSnapshot']>['context'];

export interface AnyFixtures {
  inputs: Record<string, unknown>;
  events: Record<string, readonly object[]>;
  results: Record<string, Record<string, unknown>>;
  snapshots?: Readonly<Record<string, Readonly<Record<string, object>>>>;
  effects?: boolean;
  failures?: readonly unknown[];
  project?(context: unknown): unknown;
  ends?(output: unknown): unknown;
  infeasible?: Readonly<Record<string, string>>;
  journeys?: Readonly<Record<string, readonly string[]>>;
  weights?: Readonly<Record<string, number>>;
}

export interface Model {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly fixtures: AnyFixtures;
  /** What languages call the parts of the chart, by language code. */
  readonly words: Record<string, ChartWords>;
  /** What people read or hear of an event that is emitted; null where its fields say it best. */
  readonly says?: ((event: unknown) => string | null) | undefined;
  /** Places that approved texts show although their name is like a secret's, each by the end of its path: 'refusal.code'. */
  readonly open?: readonly string[] | undefined;
}

/** A model of a machine whose types say too little, or whose id is not its name: nothing checks that all is there. */
export const defineAnyModel = (
  name: string,
  machine: AnyStateMachine,
  fixtures: Partial<AnyFixtures> = {},
): Model => ({
  name,
  machine,
  fixtures: { inputs: { new: undefined }, events: {}, results: {}, ...fixtures },
  words: {},
});

/** A model whose fixtures are complete: the compiler names what is missing. */
export const defineModel = <M extends AnyStateMachine>(
  machine: M,
  fixtures: Fixtures<M>,
  words: Record<string, ChartWords> = {},
): Model => ({ name: machine.id, machine, fixtures: fixtures as AnyFixtures, words });
