import { and, not, or, stateIn } from 'xstate';
import type { ChartAction, ChartGuard, Plain } from './chart';
import { mask } from './mask';

const isTyped = (value: unknown): value is { type: string } =>
  (typeof value === 'object' || typeof value === 'function') &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string';

const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

const fieldOf = (value: unknown, name: string): unknown =>
  (typeof value === 'object' || typeof value === 'function') && value !== null
    ? Reflect.get(value, name)
    : undefined;

/** XState's guards about guards have no name; each kind is known by the check that it shares. */
const checks = {
  and: fieldOf(and([]), 'check'),
  or: fieldOf(or([]), 'check'),
  not: fieldOf(not(''), 'check'),
  in: fieldOf(stateIn(''), 'check'),
};

/** Whether two are the same check, also where a program holds XState twice, as ES modules and as CommonJS. */
const isSame = (one: unknown, other: unknown) =>
  one === other ||
  (typeof one === 'function' && typeof other === 'function' && one.name === other.name);

/** How a guard about guards joins them, and these; null for one that is none. */
export function joinedGuards(guard: unknown): { join: 'and' | 'or' | 'not'; of: unknown[] } | null {
  const check = fieldOf(guard, 'check');
  const join = (['and', 'or', 'not'] as const).find((one) => isSame(check, checks[one]));
  return check !== undefined && join ? { join, of: listOf(fieldOf(guard, 'guards')) } : null;
}

/** XState starts and stops the clock of an `after` by actions of its own: the transition says it already. */
const isClock = (action: object) => {
  const starts = 'event' in action && isTyped(action.event) ? action.event.type : '';
  const stops = 'sendId' in action ? String(action.sendId) : '';
  return starts.startsWith('xstate.after.') || stops.startsWith('xstate.after.');
};

/** What stands for parameters that a function answers. */
const computed = '(computed)';

const paramsOf = (one: unknown): { params?: Plain } => {
  const params = fieldOf(one, 'params');
  if (params === undefined) return {};
  return { params: typeof params === 'function' ? computed : mask(params) };
};

/** The fields that an assignment sets, where it names them. */
const setsOf = (action: unknown): { sets?: string[] } => {
  const assignment = fieldOf(action, 'assignment');
  const isNamed = typeof assignment === 'object' && assignment !== null;
  return isNamed ? { sets: Object.keys(assignment) } : {};
};

/**
 * Names of actions; XState's own without a name are called by their kind.
 * @param known the machine's own, by their names
 */
export const readActions = (
  value: unknown,
  known: Readonly<Record<string, unknown>> = {},
): ChartAction[] =>
  listOf(value).flatMap((one): ChartAction[] => {
    if (typeof one === 'string') return [{ name: one, named: true, ...setsOf(known[one]) }];
    if (!isTyped(one)) return [{ name: 'unnamed', named: false }];
    if (isClock(one)) return [];
    if (one.type.startsWith('xstate.'))
      return [{ name: one.type.slice(7), named: false, ...setsOf(one) }];
    return [{ name: one.type, named: true, ...paramsOf(one), ...setsOf(known[one.type]) }];
  });

/** A guard as names joined by not, and, or; null for none. */
export function readGuard(guard: unknown): ChartGuard | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === 'string') return { op: 'is', name: guard };
  const check = fieldOf(guard, 'check');
  if (check === undefined)
    return isTyped(guard) ? { op: 'is', name: guard.type, ...paramsOf(guard) } : { op: 'unnamed' };
  const inner = () => listOf(fieldOf(guard, 'guards')).flatMap((one) => readGuard(one) ?? []);
  if (isSame(check, checks.and)) return { op: 'and', of: inner() };
  if (isSame(check, checks.or)) return { op: 'or', of: inner() };
  const [first] = inner();
  if (isSame(check, checks.not) && first) return { op: 'not', of: first };
  const state = fieldOf(guard, 'stateValue');
  if (!isSame(check, checks.in)) return { op: 'unnamed' };
  return { op: 'in', state: typeof state === 'string' ? state : JSON.stringify(state) };
}

/** Guards that join others under a name of their own, by that name. */
export const joinedByName = (guards: object): Record<string, ChartGuard> =>
  Object.fromEntries(
    Object.entries(guards).flatMap(([name, guard]): [string, ChartGuard][] => {
      const read = fieldOf(guard, 'check') === undefined ? null : readGuard(guard);
      return read ? [[name, read]] : [];
    }),
  );

/** Whether an action is one that may ask guards itself. */
export const asksGuards = (action: unknown): boolean =>
  isTyped(action) && action.type === 'xstate.enqueueActions';

/** The names in a guard, each once. */
export function guardNames(guard: ChartGuard | null): string[] {
  if (!guard) return [];
  if (guard.op === 'is') return [guard.name];
  if (guard.op === 'not') return guardNames(guard.of);
  if (guard.op === 'and' || guard.op === 'or') return [...new Set(guard.of.flatMap(guardNames))];
  return [];
}
