import type { AnyActor, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { childrenOf } from './children';
import type { AnyFixtures } from './fixtures';

const isActor = (value: object): value is AnyActor => 'sessionId' in value && 'send' in value;

/** The value of a state, its regions in one order: XState's own tells in which they were entered. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, one]) => [key, sorted(one)]),
      )
    : value;

/** What stands in a text for a value that JSON knows nothing of. */
function shownFor(value: object): object {
  if (value instanceof Error) return { error: value.message };
  if (value instanceof Map) return { map: [...value] };
  if (value instanceof Set) return { set: [...value] };
  if (value instanceof RegExp) return { pattern: String(value) };
  return value;
}

/** What JSON would lose or fall over, for comparing alone: actors have the name of their place among the children. */
function plainWith(names: ReadonlyMap<string, string>) {
  const above: { readonly value: object; readonly shown: object }[] = [];
  return function plain(this: object, key: string, value: unknown): unknown {
    const own: unknown = Reflect.get(this, key);
    if (typeof own === 'object' && own !== null && isActor(own))
      return { actor: names.get(own.sessionId) ?? 'gone' };
    if (typeof value === 'function' || typeof value === 'symbol') return undefined;
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value === 'number' && !Number.isFinite(value)) return { number: String(value) };
    if (typeof value !== 'object' || value === null) return value;
    // `this` holds the value: what was left behind in the meantime is not above it.
    while (above.length > 0 && above.at(-1)?.shown !== this) above.pop();
    const loop = above.findIndex((one) => one.value === value);
    if (loop >= 0) return { loop: above.length - loop };
    const shown = shownFor(value);
    above.push({ value, shown });
    return shown;
  };
}

/** Values as a text that is equal where they are, for the actors of a configuration. */
export function comparedText(snapshot: AnyMachineSnapshot, values: unknown): string {
  const names = new Map(childrenOf(snapshot).map(({ ref, name }) => [ref.sessionId, name]));
  return JSON.stringify(values, plainWith(names));
}

/** The same for two snapshots exactly where a model sees no difference between them. */
export function keyOf(snapshot: AnyMachineSnapshot, fixtures: AnyFixtures): string {
  const { value, status, historyValue, context, output } = snapshot;
  const history = Object.entries<AnyStateNode[]>(historyValue)
    .map(([id, nodes]) => [id, nodes.map((node) => node.id).sort()] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const called = childrenOf(snapshot).map(({ name }) => name);
  const known = fixtures.project ? fixtures.project(context) : context;
  const end = fixtures.ends && status === 'done' ? fixtures.ends(output) : output;
  return comparedText(snapshot, [sorted(value), status, called.sort(), history, known, end]);
}
