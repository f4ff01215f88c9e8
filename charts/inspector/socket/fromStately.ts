import { type AnyStateMachine, createMachine } from 'xstate';
import { type Chart, type Plain, transitionsOf } from '../../model/chart';
import { mask, type Openness } from '../../model/mask';
import { readChart } from '../../model/readChart';
import { safeName } from '../../model/safeName';
import { nodesOf } from '../../model/snapshots';
import {
  type InspectorMessage,
  type PageMessage,
  PROTOCOL,
  type SeenActor,
  type SeenStep,
} from '../protocol';
import { changesBetween } from '../watch/changes';
import { seenEvent } from '../watch/standing';

/** A message of Stately's inspection protocol, as far as it is read. */
export interface StatelyMessage {
  type: string;
  sessionId: string;
  name?: unknown;
  parentId?: unknown;
  sourceId?: unknown;
  definition?: unknown;
  createdAt?: unknown;
  event?: unknown;
  snapshot?: unknown;
}

export const isStatelyMessage = (value: unknown): value is StatelyMessage =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  String(value.type).startsWith('@xstate.') &&
  'sessionId' in value &&
  typeof value.sessionId === 'string';

interface Known {
  seen: SeenActor;
  machine: AnyStateMachine | null;
  chart: Chart | null;
  /** Who sent the event whose snapshot is waited for. */
  from: string | null;
}

/** What is known beside a message, where who tells of it runs in this program. */
export interface OwnKnowledge {
  machine?: AnyStateMachine | null;
  /** The ways that were taken, in the chart of the actor, with the states that are active after them. */
  taken?: (chart: Chart, after: readonly string[]) => readonly string[];
}

const openToAll: Openness = { everything: true };
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const isEvent = (value: unknown): value is { type: string } =>
  typeof fieldOf(value, 'type') === 'string';

/** The machine of a definition, with names where there was code; null where it is none that XState takes. */
function machineOf(definition: unknown): AnyStateMachine | null {
  if (typeof definition !== 'string') return null;
  try {
    const config: unknown = JSON.parse(definition);
    const states: unknown = fieldOf(config, 'states');
    return typeof states === 'object' ? Reflect.apply(createMachine, null, [config]) : null;
  } catch {
    return null;
  }
}

/** How an actor stands by a snapshot that came over the line. */
function standingOf(machine: AnyStateMachine | null, snapshot: unknown, open: Openness) {
  const status = String(fieldOf(snapshot, 'status') ?? 'active');
  const context: Plain = mask(fieldOf(snapshot, 'context') ?? null, open);
  const value = mask(fieldOf(snapshot, 'value') ?? null, open);
  const nowhere = { status, value, context, active: [], tags: [], timers: [] };
  if (!machine) return nowhere;
  try {
    const resolved = machine.resolveState(
      Reflect.apply(Object, null, [{ value: fieldOf(snapshot, 'value'), context: {} }]),
    );
    const nodes = [...nodesOf(resolved)].sort((one, other) => one.order - other.order);
    return { ...nowhere, active: nodes.map(({ id }) => id), tags: [...resolved.tags] };
  } catch {
    return nowhere;
  }
}

/** The way that an actor went, where only one leads there: the protocol does not say it. */
function takenBy(
  chart: Chart | null,
  type: string,
  before: readonly string[],
  after: readonly string[],
) {
  if (!chart) return [];
  const ways = transitionsOf(chart).filter(
    ({ source, event, targets }) =>
      event === type &&
      before.includes(source) &&
      (targets.length === 0
        ? after.join() === before.join()
        : targets.every((id) => after.includes(id))),
  );
  return ways.length === 1 ? ways.map(({ id }) => id) : [];
}

/**
 * A program that speaks Stately's inspection protocol, as the inspector knows its own: hears its messages and says ours.
 * @param page what it is called among the programs
 * @param open what may be read of contexts and events
 */
export function createStatelyPage(
  page: string,
  say: (message: PageMessage | { chart: Chart }) => void,
  open = openToAll,
) {
  const actors = new Map<string, Known>();
  const idOf = (sessionId: unknown) => `${page}:${sessionId}`;
  const path = `/${page}`;

  const meet = (message: StatelyMessage, { machine: own }: OwnKnowledge) => {
    const machine = own ?? machineOf(message.definition);
    const chart = machine && readChart(machine);
    if (chart) say({ chart });
    const seen: SeenActor = {
      actor: idOf(message.sessionId),
      parent: typeof message.parentId === 'string' ? idOf(message.parentId) : null,
      name: safeName(String(message.name ?? message.sessionId)),
      machine: machine && { id: machine.id, version: machine.version ?? null },
      isWhole: false,
      input: null,
      asked: [],
      at: Number(message.createdAt),
      ...standingOf(machine, message.snapshot, open),
    };
    actors.set(message.sessionId, { seen, machine, chart, from: null });
    say({ from: 'page', page, kind: 'seen', seen: [seen] });
  };

  const step = (known: Known, message: StatelyMessage, { taken }: OwnKnowledge) => {
    const { seen, machine, chart } = known;
    const event = isEvent(message.event) ? message.event : { type: 'unknown' };
    const now = standingOf(machine, message.snapshot, open);
    if (event.type === 'xstate.init') {
      known.seen = { ...seen, ...now };
      say({ from: 'page', page, kind: 'seen', seen: [known.seen] });
      return;
    }
    const told: SeenStep = {
      actor: seen.actor,
      at: Number(message.createdAt),
      event: seenEvent(event, open),
      ...(known.from !== null && { from: idOf(known.from) }),
      status: now.status,
      value: now.value,
      active: now.active,
      tags: now.tags,
      changes: changesBetween(seen.context, now.context),
      taken:
        chart && taken
          ? [...taken(chart, now.active)]
          : takenBy(chart, event.type, seen.active, now.active),
    };
    known.seen = { ...seen, ...now };
    known.from = null;
    say({ from: 'page', page, kind: 'seen', seen: [told] });
  };

  return {
    hear(message: StatelyMessage, beside: OwnKnowledge = {}): void {
      const known = actors.get(message.sessionId);
      if (message.type === '@xstate.actor') meet(message, beside);
      else if (known && message.type === '@xstate.event')
        known.from = typeof message.sourceId === 'string' ? message.sourceId : null;
      else if (known && message.type === '@xstate.snapshot') step(known, message, beside);
    },
    /** What an inspector says: it may look, and send nothing. */
    answer(message: InspectorMessage): void {
      if (message.kind !== 'hello') return;
      const told = [...actors.values()].map(({ seen }) => seen);
      const to = message.inspector;
      say({
        from: 'page',
        page,
        to,
        kind: 'here',
        protocol: PROTOCOL,
        path,
        role: 'read',
        actors: told,
      });
    },
    arrive: () => say({ from: 'page', page, kind: 'arrived' }),
    leave: () => say({ from: 'page', page, kind: 'left' }),
  };
}
