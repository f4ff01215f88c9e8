import { type Chart, transitionsOf } from '../../model/chart';
import { fromXState6 } from '../../six/fromXState6';
import { isSixMachine } from '../../six/machine';
import type { OwnKnowledge, StatelyMessage } from './fromStately';

/** What an inspection of XState 6 tells, as far as it is read. */
export interface SixInspection {
  readonly type: string;
  readonly actorRef?: object;
  readonly parentRef?: object | undefined;
  readonly sourceRef?: object | undefined;
  readonly id?: string;
  readonly event?: { readonly type: string };
  readonly snapshot?: unknown;
  readonly microsteps?: readonly object[];
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const machineOf = (actor: unknown) => {
  const logic = fieldOf(actor, 'logic');
  return isSixMachine(logic) ? logic : null;
};

/** Whether XState 6 tells of it: of an actor, or of all that a step was at once. */
export const isOfSix = (event: { type: string; actorRef?: unknown }): event is SixInspection => {
  if (event.type === '@xstate.transition') return 'microsteps' in event && 'sent' in event;
  const logic = fieldOf(event.actorRef, 'logic');
  return (
    event.type === '@xstate.actor' && typeof fieldOf(logic, 'initialTransition') === 'function'
  );
};

/** An event as charts have it: whose answer, or which time, it was stands in its type. */
function chartEvent(event: { readonly type: string }): { type: string } {
  const { type } = event;
  const of = fieldOf(event, 'actorId') ?? fieldOf(event, 'stateId');
  if (type === '@xstate.init') return { ...event, type: 'xstate.init' };
  if (type === 'xstate.timer')
    return {
      type: String(fieldOf(event, 'id')).replace(/^xstate\.timeout\./, 'xstate.after.timeout.'),
    };
  const isOwn = /^xstate\.(done|error|snapshot)/.test(type) && of !== undefined;
  return isOwn ? { ...event, type: `${type}.${of}` } : event;
}

/** The ways of a chart that a step took: several of one function are told apart by where they lead. */
const takenIn =
  (steps: readonly object[], type: string) =>
  (chart: Chart, after: readonly string[]): string[] =>
    steps.flatMap((step) => {
      const source = fieldOf(fieldOf(step, 'source'), 'id');
      const own = String(fieldOf(step, 'eventType') ?? '');
      const ways = transitionsOf(chart).filter(
        (way) =>
          way.source === source &&
          (way.event === own || (own.startsWith('xstate.') && way.event === type)),
      );
      const here = ways.filter(({ targets }) => targets.every((id) => after.includes(id)));
      const found = ways.length === 1 ? ways : here;
      return found.length === 1 ? found.map(({ id }) => id) : [];
    });

/** Tells of what XState 6 inspects as a program that speaks Stately's protocol would, and what is known beside it. */
export function hearSix(
  inspection: SixInspection,
  tell: (message: StatelyMessage, beside?: OwnKnowledge) => void,
): void {
  const { type, actorRef, parentRef, sourceRef, id, event, snapshot, microsteps = [] } = inspection;
  const sessionId = String(fieldOf(actorRef, 'sessionId'));
  const createdAt = Date.now();
  if (type === '@xstate.actor') {
    const machine = machineOf(actorRef);
    const parentId = fieldOf(parentRef, 'sessionId');
    tell(
      { type, sessionId, name: machine?.id ?? id, parentId, createdAt, snapshot },
      { machine: machine && fromXState6(machine) },
    );
  } else if (event) {
    const told = chartEvent(event);
    const sourceId = fieldOf(sourceRef, 'sessionId');
    tell({ type: '@xstate.event', sessionId, sourceId, event: told });
    tell(
      { type: '@xstate.snapshot', sessionId, createdAt, event: told, snapshot },
      { taken: takenIn(microsteps, told.type) },
    );
  }
}
