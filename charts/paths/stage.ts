import type { AnyActor, AnyStateMachine } from 'xstate';
import { elementAt } from './elementAt';
import type { Explored } from './explore';
import { type Stage, tell } from './run';
import {
  type AnyScreens,
  answerGestures,
  fromWithout,
  type Gesture,
  gesturesFor,
  type Seen,
  seenAt,
} from './screens';

export interface Surface {
  make(gesture: Gesture): Promise<void>;
  /** What is not as it should be, in words; nothing when all is. Waits for what has yet to appear. */
  compare(seen: Seen): Promise<readonly string[]>;
  /** What nobody should have to see: errors on the console, refused calls. Empties the list. */
  complaints(): readonly string[];
}

export interface Mounting {
  begin(machine: AnyStateMachine, input: unknown): AnyActor | Promise<AnyActor>;
  /** Wraps what happens without a gesture, so that the screens follow. */
  around?(work: () => void): Promise<void>;
  end?(): void | Promise<void>;
  /** Milliseconds that are waited for what a step leads to. */
  readonly patience?: number;
}

/** Throws what is seen and should not be. */
export async function compareAll(surface: Surface, wanted: readonly Seen[]): Promise<void> {
  const wrong = [...surface.complaints()];
  for (const seen of wanted) wrong.push(...(await surface.compare(seen)));
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

const usualPatience = 4_000;
const pause = 5;

const settling =
  (patience: number) =>
  async (isThere: () => boolean): Promise<void> => {
    const end = performance.now() + patience;
    while (!isThere() && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, pause));
  };

/** Notes what a machine is told from now on. */
function hear(actor: AnyActor): { count(type: string): number } {
  const told = new Map<string, number>();
  actor.system.inspect((inspection) => {
    if (inspection.type !== '@xstate.event' || inspection.actorRef !== actor) return;
    const { type } = inspection.event;
    told.set(type, (told.get(type) ?? 0) + 1);
  });
  return { count: (type) => told.get(type) ?? 0 };
}

/** A path taken by people on screens: events come from gestures, and each state is looked at. */
export function screenStage(
  { configurations }: Explored,
  screens: AnyScreens,
  surface: Surface,
  { begin, around = async (work) => work(), end, patience = usualPatience }: Mounting,
): Stage {
  let heard: ReturnType<typeof hear>;
  const settle = settling(patience);
  return {
    begin: async (machine, input) => {
      const actor = await begin(machine, input);
      heard = hear(actor);
      return actor;
    },
    act: async (actor, arc) => {
      const answer = answerGestures(screens, arc);
      if (arc.cause.kind !== 'event' && !answer) return around(() => tell(actor, arc));
      const before = elementAt(configurations, arc.from ?? -1).snapshot;
      const gestures = answer ?? gesturesFor(screens, arc, before);
      if (gestures === fromWithout) return around(() => tell(actor, arc));
      const type = arc.cause.kind === 'event' ? arc.cause.event.type : null;
      if (!gestures) throw new Error(`Nothing on the screen leads to ${type}`);
      const earlier = type === null ? 0 : heard.count(type);
      for (const gesture of gestures) await surface.make(gesture);
      // A step that changes nothing to be seen would pass before its press was told, or without it.
      if (type === null || arc.taken.length === 0) return;
      const isHeard = () => heard.count(type) > earlier;
      await settle(isHeard);
      if (!isHeard()) throw new Error(`The machine was not told of ${type}`);
    },
    settle,
    look: (snapshot) => compareAll(surface, seenAt(screens, snapshot)),
    end: () => end?.(),
  };
}
