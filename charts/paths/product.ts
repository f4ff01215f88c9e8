import type { AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import { nodesOf } from '../model/snapshots';
import type { Arc, Explored } from './explore';
import type { EventsOf } from './fixtures';
import { bareMachine, type Stage } from './run';

type Done = void | Promise<void>;

/** An answer of an actor, by the name that the plays give it; or its failure. */
export type PlayedAnswer = { name: string; output: unknown } | { error: unknown };

/**
 * What is tested beside the machine: how it is started, how each event is brought about in it, and what is to be seen of it.
 */
export interface Product<M extends AnyStateMachine, P> {
  start(input: InputFrom<M>): P | Promise<P>;
  /** Brings an event about; a path with an event that has no entry fails. */
  events: { [E in EventsOf<M> as E['type']]?: (product: P, event: E) => Done };
  /** Lets an actor answer, by its `src`. Left out where the product asks nobody. */
  answers?: Record<string, (product: P, answer: PlayedAnswer) => Done>;
  /** Lets the time of a delay pass. */
  waits?: (product: P, delay: string) => Done;
  /** What is to be seen in a state, by its id or its place in the machine (`form.editing`): throws when it is not. */
  states: Record<string, (product: P) => Done>;
  stop?(product: P): Done;
}

interface AnyProduct<P> extends Pick<Product<AnyStateMachine, P>, 'answers' | 'waits' | 'states'> {
  events: Record<string, ((product: P, event: never) => Done) | undefined>;
  start(input: unknown): P | Promise<P>;
  stop?(product: P): Done;
}

/** The checks for the states that are active, outermost first. */
export const checksAt = <C>(
  states: Readonly<Record<string, C>>,
  snapshot: AnyMachineSnapshot,
): C[] =>
  nodesOf(snapshot).flatMap(({ id, path }) => {
    const check = states[id] ?? states[path.join('.')];
    return check === undefined ? [] : [check];
  });

async function bringAbout<P>(played: AnyProduct<P>, product: P, { cause }: Arc): Promise<void> {
  switch (cause.kind) {
    case 'event': {
      const play: ((product: P, event: never) => Done) | undefined =
        played.events[cause.event.type];
      if (!play) throw new Error(`Nothing says how ${cause.event.type} is brought about`);
      return Reflect.apply(play, null, [product, cause.event]);
    }
    case 'time':
      return played.waits?.(product, cause.delay);
    case 'result':
      return played.answers?.[cause.actor]?.(product, { name: cause.name, output: cause.output });
    case 'failure':
      return played.answers?.[cause.actor]?.(product, { error: cause.error });
    default:
      return undefined;
  }
}

/** A stage on which a product goes each step that the machine goes, and is looked at after it. */
export function productStage<P>({ model }: Explored, played: AnyProduct<P>): Stage {
  const bare = bareMachine(model.fixtures);
  let product: { is: P } | null = null;
  return {
    ...bare,
    begin: async (machine, input) => {
      product = { is: await played.start(input) };
      return bare.begin(machine, input);
    },
    act: async (actor, arc) => {
      if (product) await bringAbout(played, product.is, arc);
      await bare.act(actor, arc);
    },
    look: async (snapshot) => {
      if (product) for (const check of checksAt(played.states, snapshot)) await check(product.is);
    },
    end: async (actor) => {
      await bare.end?.(actor);
      if (product) await played.stop?.(product.is);
    },
  };
}
