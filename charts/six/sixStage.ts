import { isDeepStrictEqual } from 'node:util';
import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import type { Arc } from '../paths/explore';
import type { AnyFixtures } from '../paths/fixtures';
import { bareMachine, type Stage } from '../paths/run';
import { type MachineOfSix, type SixSnapshot, sixMachine } from './machine';

type Event = { type: string; [field: string]: unknown };

/** The actor of that name, as XState 6 has it. */
function childOf({ children }: SixSnapshot, name: string) {
  const found = Object.entries(children).find(
    ([id, child]) => id === name || String(child?.src) === name,
  );
  if (!found?.[1]) throw new Error(`XState 6 has no actor ${name}`);
  return { actorId: found[0], sessionId: found[1].sessionId };
}

/** The event by which XState 6 hears of a step. */
function eventOf({ cause }: Arc, at: SixSnapshot): Event {
  switch (cause.kind) {
    case 'event':
      return cause.event;
    case 'result':
      return { type: 'xstate.done.actor', output: cause.output, ...childOf(at, cause.id) };
    case 'failure':
      return { type: 'xstate.error.actor', error: cause.error, ...childOf(at, cause.id) };
    case 'time': {
      const [, , ...state] = cause.type.split('.');
      const timer = Object.values(at.timers).find(
        ({ id }) => id === cause.type || id === `xstate.timeout.${state.slice(1).join('.')}`,
      );
      if (!timer) throw new Error(`XState 6 waits for no ${cause.delay}`);
      return { type: 'xstate.timer', id: timer.id };
    }
    default:
      throw new Error('A path begins once');
  }
}

/** What both say of where they stand; actors, which each has of its own kind, are left out. */
const standing = ({ status, value, context, output, tags }: AnyMachineSnapshot | SixSnapshot) => ({
  status,
  value,
  context: JSON.parse(JSON.stringify(context, withoutActors)),
  output,
  tags: [...tags].sort(),
});

const withoutActors = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value && 'sessionId' in value
    ? { actor: value.id }
    : value;

const shown = (value: unknown) => JSON.stringify(value);

/**
 * A stage on which a machine that was read from one of XState 6 goes beside it: each step is also taken by XState 6 itself, which has to
 * stand where the reading stands.
 */
export function sixStage(fixtures: AnyFixtures, given: MachineOfSix): Stage {
  const machine = sixMachine(given);
  const bare = bareMachine(fixtures);
  let at: SixSnapshot | null = null;
  return {
    ...bare,
    begin: (read, input): AnyActor | Promise<AnyActor> => {
      [at] = machine.initialTransition(input);
      return bare.begin(read, input);
    },
    act: async (actor, arc) => {
      if (at) [at] = machine.transition(at, eventOf(arc, at));
      await bare.act(actor, arc);
    },
    look: (snapshot) => {
      const [read, six] = [standing(snapshot), at && standing(at)];
      if (!isDeepStrictEqual(read, six))
        throw new Error(`XState 6 stands elsewhere: ${shown(six)} for ${shown(read)}`);
    },
  };
}
