import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { transitionId } from '../../model/transitionId';
import type { Possible, Way } from '../protocol';

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

/** What a condition says now; null when it asks for more of the event than is known. */
function heldNow(guard: unknown, type: string, snapshot: AnyMachineSnapshot): boolean | null {
  const { event, isRead } = unsent(type);
  try {
    const held = Boolean(evaluateGuard(guard as never, snapshot.context, event, snapshot));
    return isRead() ? null : held;
  } catch {
    return null;
  }
}

function leavesOf(guard: unknown): [string, unknown][] {
  if (typeof guard === 'string') return [[guard, guard]];
  if ((typeof guard !== 'object' && typeof guard !== 'function') || guard === null) return [];
  const inner: unknown = Reflect.get(guard, 'guards');
  if (Array.isArray(inner)) return inner.flatMap(leavesOf);
  const type: unknown = Reflect.get(guard, 'type');
  return typeof type === 'string' ? [[type, guard]] : [];
}

function wayOf(
  definition: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  isTaken: Possible,
): Way {
  const { guard, eventType } = definition;
  const held = guard === undefined ? true : heldNow(guard, eventType, snapshot);
  const own: Possible = held === null ? 'open' : held ? 'yes' : 'no';
  return {
    id: transitionId(definition),
    // The first way whose condition holds is taken: those after it are not.
    now: isTaken === 'yes' ? 'no' : isTaken === 'open' && own === 'yes' ? 'open' : own,
    guards: Object.fromEntries(
      leavesOf(guard).map(([name, one]) => [name, heldNow(one, eventType, snapshot)]),
    ),
  };
}

/** The ways out of the active states, the innermost first, and whether each would be taken now. */
export function waysFrom(snapshot: AnyMachineSnapshot): Way[] {
  const nodes = [...snapshot._nodes].sort((a, b) => b.path.length - a.path.length);
  return nodes.flatMap((node) =>
    [...node.transitions.values()].flatMap((definitions) => {
      let isTaken: Possible = 'no';
      return definitions.map((definition: AnyTransitionDefinition) => {
        const way = wayOf(definition, snapshot, isTaken);
        if (way.now !== 'no') isTaken = way.now;
        return way;
      });
    }),
  );
}
