import type { Plain } from '../model/chart';
import { mask, type Openness } from '../model/mask';
import { safeName } from '../model/safeName';
import { firstUnlike, valueAt } from './alike';

/** Something that a machine had done, started or scheduled. */
export interface SeenAction {
  /** Its own name; of XState's actions their kind, with the event or actor that they are about: `emit notify`. */
  name: string;
  /** Masked; left out where it has none. */
  params?: Plain;
}

/** Undone by what a state leaves behind, which says nothing of its own. */
const untold = new Set(['xstate.cancel', 'xstate.stopChild', 'xstate.log']);

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const named = (kind: string, about: unknown) =>
  `${kind.slice('xstate.'.length)} ${safeName(typeof about === 'string' ? about : '')}`;

const withParams = (name: string, params: Plain): SeenAction => {
  const isEmpty = params === null || Object.keys(params).length === 0;
  return isEmpty ? { name } : { name, params };
};

/** An action as XState tells of it, without what is nobody's business; nothing for one that says nothing of its own. */
export function actionSeen(
  { type, params }: { type: string; params?: unknown },
  open: Openness,
): SeenAction[] {
  if (untold.has(type)) return [];
  if (!type.startsWith('xstate.')) {
    const name = safeName(type);
    return [params === undefined ? { name } : { name, params: mask(params, open) }];
  }
  const { event, delay, src, input } = fieldsOf(params);
  if (type === 'xstate.spawnChild')
    return [withParams(named(type, src), mask(input === undefined ? {} : { input }, open))];
  const { type: about, ...fields } = fieldsOf(event);
  const told = { ...fields, ...(delay !== undefined && { delay }) };
  return [withParams(named(type, about), mask(told, open))];
}

/** What of two lists of actions is otherwise first. */
interface Otherwise {
  kind: 'actions' | 'delay' | 'input';
  expected: Plain;
  found: Plain;
  /** What it is of, and the path there. */
  field?: string;
}

const namesIn = (actions: readonly SeenAction[]) => actions.map(({ name }) => name);

const kindOf = ({ name }: SeenAction, [first]: readonly string[]): Otherwise['kind'] => {
  if (name.startsWith('spawnChild ')) return 'input';
  return first === 'delay' && /^(raise|sendTo) /.test(name) ? 'delay' : 'actions';
};

/** The first thing that was done otherwise than it was recorded, as far as both may be told; null where there is nothing. */
export function doneOtherwise(
  recorded: readonly SeenAction[],
  found: readonly SeenAction[],
): Otherwise | null {
  const [expected, got] = [namesIn(recorded), namesIn(found)];
  if (expected.join('\n') !== got.join('\n')) return { kind: 'actions', expected, found: got };
  for (const [place, action] of recorded.entries()) {
    const [was, is] = [action.params ?? null, found[place]?.params ?? null];
    const path = firstUnlike(was, is);
    if (!path) continue;
    return {
      kind: kindOf(action, path),
      field: [action.name, ...path.filter((key, at) => at > 0 || key !== 'input')].join('.'),
      expected: valueAt(was, path),
      found: valueAt(is, path),
    };
  }
  return null;
}

const isAction = (value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** Whether a value that came from elsewhere lists actions. */
export const areActions = (value: unknown): value is SeenAction[] =>
  Array.isArray(value) && value.every(isAction);
