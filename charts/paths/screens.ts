import type { AnyMachineSnapshot, AnyStateMachine, StateValueFrom } from 'xstate';
import { nodesOf } from '../model/snapshots';
import type { Arc, Explored } from './explore';
import type { ActorsOf, AnyFixtures, ContextOf, EventsOf, Fixtures, Without } from './fixtures';

/** Something on a screen, as people who cannot see it are told of it. */
export interface Piece {
  readonly role: string;
  readonly name: string | RegExp;
  /** What is told of it beside its name: what is wrong with a field, what a button of many belongs to. */
  readonly description?: string | RegExp;
  /** Whether nothing can be done with it just now; either will do when left out. */
  readonly disabled?: boolean;
}

/** Whether a piece's own texts are its whole name and description; patterns say so themselves. */
export const isExact = ({ name, description }: Pick<Piece, 'name' | 'description'>): boolean =>
  typeof name === 'string' || typeof description === 'string';

export const wordsOf = ({ role, name, description, disabled }: Piece): string =>
  [
    role,
    name,
    ...(description === undefined ? [] : ['of which is told', description]),
    ...(disabled === undefined ? [] : [disabled ? 'that cannot be used' : 'that can be used']),
  ].join(' ');

export type Gesture =
  | { readonly press: Piece }
  /** A box that is ticked, whether it was before or not. */
  | { readonly tick: Piece }
  | { readonly fill: Piece; readonly with: string }
  /** One of the options of a list, by its words. */
  | { readonly choose: string; readonly from: Piece }
  | { readonly paste: string; readonly into: Piece }
  /** Files chosen in the system's window, which a press opens. */
  | {
      readonly give: readonly { readonly name: string; readonly type: string }[];
      readonly by: Piece;
    }
  | { readonly key: string }
  /** What the browser tells the page, such as `offline`. */
  | { readonly happens: string };

/** What surrounds the screens causes an event: a stream of the server, another flow, a map's library. */
export const fromWithout = 'from without';

/** How an event comes about; null where nothing leads to it. */
export type Gestures = readonly Gesture[] | typeof fromWithout | null;

/** What is to be seen, told apart from the machine: by roles and names, words, the address. */
export interface Seen {
  readonly shown?: readonly Piece[];
  readonly hidden?: readonly Piece[];
  /** Words that stand somewhere, toasts included. */
  readonly says?: readonly (string | RegExp)[];
  /** Path and query of the page, where the flow has one. */
  readonly address?: RegExp;
  /** What browser storage holds under keys; null for nothing. */
  readonly stored?: Readonly<Record<string, RegExp | null>>;
}

type KeyOf<Value> = Value extends object ? keyof Value : never;
/** XState's types name a state with states below it twice: alone, and with each of them. */
type Leaf<Value, Whole = Value> = Value extends string
  ? Exclude<Value, KeyOf<Whole>>
  : Value extends object
    ? { [K in keyof Value & string]: `${K}.${Leaf<NonNullable<Value[K]>>}` }[keyof Value & string]
    : never;

/** The innermost states of a machine, by their place below the root: `awaitingCode.wrong`. */
type LeafOf<M extends AnyStateMachine> = Leaf<StateValueFrom<M>>;

export interface Moment<Context = unknown, Place extends string = string> {
  readonly at: readonly Place[];
  readonly context: Context;
}

/**
 * How people bring events about, and what they see in each state. An event or a state without an entry does not
 * pass the type check.
 */
export interface Screens<M extends AnyStateMachine> {
  /**
   * Null where nothing that can be seen leads to the event; `fromWithout` where nobody's hand does: mounted components
   * see what comes of it, and a browser never takes it.
   */
  gestures: {
    [E in EventsOf<M> as E['type']]: (
      payload: Without<E>,
      now: Moment<ContextOf<M>, LeafOf<M>>,
    ) => Gestures;
  };
  /** Null for a state in which nothing ever rests. */
  seen: Record<LeafOf<M>, Seen | null>;
  /**
   * How people give the answer of an actor that the product shows on the screen, such as a dialog: by actor, for the name
   * of a result or `failure`. Null, or no entry, where the script does.
   */
  answers?: {
    [A in ActorsOf<M> as A['src']]?: (result: string) => readonly Gesture[] | null;
  };
  /** Transitions that nobody can cause on the screens, by id or all of an event, with the reason. */
  unseen?: Readonly<Record<string, string>>;
  /** Fields whose values the screens make themselves, as of a file or of a pin that was dragged, with the reason. */
  own?: Readonly<Record<string, string>>;
  /** Where the model's own entry does not fit what is typed, read or chosen on the screens. */
  told?: Partial<
    Pick<Fixtures<M>, 'inputs' | 'events' | 'results' | 'project' | 'ends' | 'infeasible'>
  >;
}

/** A method's parameters are compared both ways: each table has the payloads and contexts of its own machine. */
export type Told<Payload, Answer> = { of(payload: Payload, now: Moment): Answer }['of'];

export interface AnyScreens {
  gestures: Readonly<Record<string, Told<object, Gestures>>>;
  seen: Readonly<Record<string, Seen | null>>;
  answers?: Readonly<Record<string, (result: string) => readonly Gesture[] | null>>;
  unseen?: Readonly<Record<string, string>>;
  own?: Readonly<Record<string, string>>;
  told?: Partial<AnyFixtures>;
}

/** The screens of a machine: the compiler names what is missing. */
export const defineScreens = <M extends AnyStateMachine>(
  _machine: M,
  screens: NoInfer<Screens<M>>,
): AnyScreens => screens as AnyScreens;

export const placesOf = (snapshot: AnyMachineSnapshot): string[] =>
  nodesOf(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'));

/** What a person does for a step; null where the screen offers nothing. */
export function gesturesFor(
  screens: AnyScreens,
  { cause }: Pick<Arc, 'cause'>,
  snapshot: AnyMachineSnapshot,
): Gestures {
  if (cause.kind !== 'event') return [];
  const { type, ...payload } = cause.event;
  const now: Moment = { at: placesOf(snapshot), context: snapshot.context };
  return screens.gestures[type]?.(payload, now) ?? null;
}

/** What a person does for an actor's answer; null where the script gives it. */
export const answerGestures = (
  { answers = {} }: AnyScreens,
  { cause }: Arc,
): readonly Gesture[] | null =>
  cause.kind === 'result' || cause.kind === 'failure'
    ? (answers[cause.actor]?.(cause.kind === 'result' ? cause.name : 'failure') ?? null)
    : null;

/** An exploration of what can happen on screens: steps whose events nothing leads to are left out. */
export function onScreens(
  explored: Explored,
  screens: AnyScreens,
  takesFromWithout = true,
): Explored {
  const { arcs, configurations } = explored;
  return {
    ...explored,
    onStage: screens.unseen ?? {},
    arcs: arcs.filter((arc) => {
      if (arc.from === null || arc.cause.kind !== 'event') return true;
      if (arc.taken.length === 0) return false;
      const before = configurations[arc.from];
      const gestures = before ? gesturesFor(screens, arc, before.snapshot) : null;
      return gestures !== null && (takesFromWithout || gestures !== fromWithout);
    }),
  };
}

export const seenAt = (screens: AnyScreens, snapshot: AnyMachineSnapshot): Seen[] =>
  placesOf(snapshot).flatMap((place) => screens.seen[place] ?? []);
