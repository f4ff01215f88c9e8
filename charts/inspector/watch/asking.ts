import type { AnyMachineSnapshot } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import type { Openness } from '../../model/mask';
import { joinedGuards, readGuard } from '../../model/names';
import { safeName } from '../../model/safeName';
import type { Verdict } from '../../reasons/verdict';
import { createReader, tellReads } from './reads';

interface Moment {
  snapshot: AnyMachineSnapshot;
  /** The event that was taken, or the type of one that may come. */
  event: { type: string } | string;
  open: Openness;
}

/** An event of which only the type is known yet; it notes whether something else of it is read. */
function unsent(type: string) {
  let isRead = false;
  const event: { type: string } = new Proxy(
    { type },
    {
      get: (target, key) => {
        if (key === 'type') return target.type;
        isRead = true;
        return undefined;
      },
      has: () => {
        isRead = true;
        return false;
      },
    },
  );
  return { event, isRead: () => isRead };
}

/** XState types a guard by its own machine's context and events. */
const held = (guard: unknown, context: unknown, event: unknown, snapshot: AnyMachineSnapshot) =>
  Boolean(Reflect.apply(evaluateGuard, undefined, [guard, context, event, snapshot]));

/** What a condition says; null when it asks for more of the event than is known, or cannot be asked. */
function answerOf(guard: unknown, { snapshot, event }: Moment): boolean | null {
  const known = typeof event === 'string' ? unsent(event) : { event, isRead: () => false };
  try {
    const holds = held(guard, snapshot.context, known.event, snapshot);
    return known.isRead() ? null : holds;
  } catch {
    return null;
  }
}

/** What a condition looks at, asked once more with values that note it; nothing when it then answers otherwise. */
function readsOf(guard: unknown, { snapshot, event, open }: Moment, answer: boolean) {
  const reader = createReader();
  const told = typeof event === 'string' ? { type: event } : reader.viewed(event, ['event']);
  try {
    const context = reader.viewed(snapshot.context, []);
    return held(guard, context, told, snapshot) === answer ? tellReads(reader.reads(), open) : {};
  } catch {
    return {};
  }
}

function joined(join: 'and' | 'or' | 'not', of: readonly Verdict[]): boolean | null {
  const answers = of.map(({ holds }) => holds);
  if (join === 'not') return answers[0] === null || answers[0] === undefined ? null : !answers[0];
  const decides = join === 'or';
  if (answers.includes(decides)) return decides;
  return answers.includes(null) ? null : !decides;
}

const implementationOf = (name: string, { machine }: AnyMachineSnapshot): unknown =>
  machine.implementations.guards?.[name];

/** Asks a guard, in its parts where it is made of others, also when these stand behind a name. */
export function ask(guard: unknown, moment: Moment): Verdict {
  const asked = readGuard(guard);
  const name = asked?.op === 'is' ? { name: safeName(asked.name) } : {};
  const parts =
    joinedGuards(guard) ??
    (asked?.op === 'is' ? joinedGuards(implementationOf(asked.name, moment.snapshot)) : null);
  if (parts) {
    const of = parts.of.map((one) => ask(one, moment));
    return { holds: joined(parts.join, of), ...name, join: parts.join, of };
  }
  const holds = answerOf(guard, moment);
  const state = asked?.op === 'in' ? { state: safeName(asked.state) } : {};
  const looked = holds === null ? {} : readsOf(guard, moment, holds);
  return { holds, ...name, ...state, ...looked };
}
