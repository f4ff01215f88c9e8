import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate';
import { nodesOf } from '../model/snapshots';
import { type Arc, eventOf } from './explore';
import type { AnyFixtures } from './fixtures';

type Action = { readonly type: string; readonly params?: unknown };

/** What a step does, beside leading to a state: each named action with what it was given, and what is said. */
const plain = (key: string, value: unknown): unknown => {
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (key === 'logic' || key === 'actorRef' || key === 'system') return undefined;
  return value instanceof Error ? { error: value.message } : value;
};

const seen = (snapshot: AnyMachineSnapshot, actions: readonly Action[]): string => {
  const { value, status, context, output } = snapshot;
  const tags = [...snapshot.tags].sort();
  const asked = nodesOf(snapshot).flatMap(({ invoke }) => invoke.map(({ id }) => id));
  const done = actions.map(({ type, params }) => [type, paramsOf(type, params)]);
  return JSON.stringify([value, status, context, output, tags, asked, done], plain);
};

/** Of XState's own actions only what people would see: events said, inputs of actors. */
function paramsOf(type: string, params: unknown): unknown {
  if (typeof params !== 'object' || params === null || !type.startsWith('xstate.')) return params;
  const { event, id, input, delay }: Partial<Record<string, unknown>> = { ...params };
  return { event, id, input, delay };
}

/**
 * Takes a machine along a path by pure steps and writes down all that can be seen of each: the state, the whole
 * context, the actions with their parameters, what actors are asked.
 * A step that throws ends the trace with its message.
 */
export function traceOf(
  machine: AnyStateMachine,
  fixtures: AnyFixtures,
  path: readonly Arc[],
): string[] {
  const trace: string[] = [];
  let at: AnyMachineSnapshot | null = null;
  for (const { cause } of path) {
    try {
      const [next, actions]: readonly [AnyMachineSnapshot, readonly Action[]] =
        cause.kind === 'start'
          ? initialTransition(machine, fixtures.inputs[cause.input])
          : transition(machine, at as AnyMachineSnapshot, eventOf(cause, at ?? undefined));
      trace.push(seen(next, actions));
      at = next;
    } catch (error) {
      return [...trace, `throws ${error instanceof Error ? error.message : String(error)}`];
    }
  }
  return trace;
}
