import type { AnyStateMachine } from 'xstate';
import { createReader } from '../inspector/watch/reads';
import { transitionsOf } from '../model/chart';
import { hidden } from '../model/mask';
import { readChart } from '../model/readChart';

type Asking = (args: object, params: unknown) => unknown;

/** Plain functions: what joins guards is asked as it is, of guards that are asked here. */
const isPlainGuard = (guard: unknown): guard is Asking =>
  typeof guard === 'function' && !('check' in guard);

/** Whether a guard looks at anything that was hidden. */
function looksAtHidden(guard: Asking, args: object, params: unknown): boolean {
  const reader = createReader();
  const views = Object.entries(args).map(([key, value]) => [key, reader.viewed(value, [key])]);
  try {
    guard(Object.fromEntries(views), reader.viewed(params, ['params']));
  } catch {
    return false;
  }
  return reader.reads().some(({ value }) => value === hidden);
}

/**
 * A machine whose guards, where they look at what a recording has hidden, answer as they did then: by the ways that were
 * taken. What they see otherwise, and guards that are parts of others, are asked as ever.
 * @param taken the ways that the step under way was recorded with; none where that is not known
 */
export function trusting(
  machine: AnyStateMachine,
  taken: () => readonly string[] | undefined,
): AnyStateMachine {
  const ways = transitionsOf(readChart(machine));
  const named = (name: string) =>
    ways.filter(({ guard }) => guard?.op === 'is' && guard.name === name);
  const guards = Object.entries(machine.implementations.guards ?? {}).flatMap(([name, guard]) => {
    const own = named(name).map(({ id }) => id);
    if (!isPlainGuard(guard) || own.length === 0) return [];
    const asked = (args: object, params: unknown): boolean => {
      const known = taken();
      if (!known || !looksAtHidden(guard, args, params)) return Boolean(guard(args, params));
      return own.some((id) => known.includes(id));
    };
    return [[name, asked] as const];
  });
  return machine.provide({ guards: Object.fromEntries(guards) });
}
