import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { StateMachine } from 'xstate';
import {
  CHART_FORMAT,
  type Chart,
  type ChartInvoke,
  type ChartState,
  type ChartTransition,
  type Plain,
} from './chart';
import { isSecretKey, mask } from './mask';
import { asksGuards, joinedByName, readActions, readGuard } from './names';
import { subjectOf } from './subject';
import { transitionId } from './transitionId';

/** What of a value is plain JSON: functions, symbols, loops and what a secret's name stands over are left out. */
function plain(value: unknown, above: unknown[] = []): Plain | undefined {
  if (value === null || ['boolean', 'number', 'string'].includes(typeof value))
    return value as Plain;
  if (typeof value !== 'object' || above.includes(value)) return undefined;
  const within = [...above, value];
  if (Array.isArray(value)) return value.flatMap((one) => plain(one, within) ?? []);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      if (isSecretKey(key)) return [];
      const kept = plain(one, within);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}

const plainMeta = (meta: unknown) => {
  const kept = plain(meta ?? {});
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {};
};

const requirementsIn = (meta: unknown): string[] => {
  const { requirements } = plainMeta(meta);
  return Array.isArray(requirements)
    ? requirements.filter((one): one is string => typeof one === 'string')
    : [];
};

function readTransition(definition: AnyTransitionDefinition): ChartTransition {
  const { eventType, target, reenter, description, meta, guard, actions } = definition;
  const source: AnyStateNode = definition.source;
  return {
    id: transitionId(definition),
    source: source.id,
    ...subjectOf(source, eventType),
    event: eventType,
    guard: readGuard(guard),
    actions: readActions(actions, source.machine.implementations.actions),
    targets: (target ?? []).map(({ id }: AnyStateNode) => id),
    reenter,
    description: description ?? null,
    requirements: requirementsIn(meta),
  };
}

/** Which flow an actor is or, where its logic has a `flow`, opens and waits for without being its machine. */
function flowOf(logic: unknown): string | null {
  if (logic instanceof StateMachine) return logic.id;
  const opened: unknown =
    typeof logic === 'object' && logic !== null ? Reflect.get(logic, 'flow') : null;
  return typeof opened === 'string' ? opened : null;
}

function readInvokes(node: AnyStateNode): ChartInvoke[] {
  return node.invoke.map(({ id, src, input }) => {
    const logic: unknown = node.machine.implementations.actors[String(src)];
    return {
      id,
      src: String(src),
      input: input === undefined ? 'none' : typeof input === 'function' ? 'computed' : 'fixed',
      ...(input !== undefined && typeof input !== 'function' && { given: mask(input) }),
      child: flowOf(logic),
    };
  });
}

/** The states that a history leads to when there is nothing to go back to: named from their parent, or by an id. */
function defaultsOf(history: AnyStateNode): AnyStateNode[] {
  const { target } = history.config;
  const { parent } = history;
  if (target === undefined || !parent) return [];
  return [target].flat().flatMap((one: string) => {
    const [first = '', ...path] = one.split('.');
    const start: AnyStateNode | undefined = first.startsWith('#')
      ? history.machine.getStateNodeById(first)
      : parent.states[first];
    const found = path.reduce<AnyStateNode | undefined>((node, key) => node?.states[key], start);
    return found ?? [];
  });
}

function readInitial(node: AnyStateNode): ChartState['initial'] {
  if (node.type === 'compound') {
    const { target, actions } = node.initial;
    return {
      targets: target.map(({ id }: AnyStateNode) => id),
      actions: readActions(actions, node.machine.implementations.actions),
    };
  }
  const targets = node.type === 'history' ? defaultsOf(node).map(({ id }) => id) : [];
  return targets.length > 0 ? { targets, actions: [] } : null;
}

function readState(node: AnyStateNode): ChartState {
  const definitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    children: Object.values(node.states).map(({ id }) => id),
    type: node.type,
    history: node.history || null,
    initial: readInitial(node),
    description: node.description ?? null,
    tags: [...node.tags],
    meta: plainMeta(node.meta),
    requirements: requirementsIn(node.meta),
    entry: readActions(node.entry, node.machine.implementations.actions),
    exit: readActions(node.exit, node.machine.implementations.actions),
    invokes: readInvokes(node),
    transitions: definitions.map(readTransition),
  };
}

const withBelow = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => withBelow(child)),
];

/**
 * The context at the start, masked. One that a function answers is asked for with an empty input, twice: what it cannot
 * answer so, or answers otherwise each time, is left out.
 */
function contextOf(machine: AnyStateMachine): { context?: Plain } {
  const { context } = machine.config;
  if (context === undefined) return {};
  if (typeof context !== 'function') return { context: mask(context) };
  const asked = (): Plain => {
    try {
      return mask(context({ input: {}, spawn: () => ({}), self: {} }));
    } catch {
      return null;
    }
  };
  const [one, other] = [asked(), asked()];
  return JSON.stringify(one) === JSON.stringify(other) ? { context: one } : {};
}

/** What its guards are made of, and whether something else may ask them. */
function asking(machine: AnyStateMachine): Pick<Chart, 'joined' | 'asksInActions'> {
  const { guards, actions } = machine.implementations;
  const joined = joinedByName(guards ?? {});
  const done = [
    ...Object.values(actions ?? {}),
    ...withBelow(machine.root).flatMap((node) => [
      ...node.entry,
      ...node.exit,
      ...(node.initial?.actions ?? []),
      ...[...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(
        (definition: AnyTransitionDefinition) => definition.actions,
      ),
    ]),
  ];
  return {
    ...(Object.keys(joined).length > 0 && { joined }),
    ...(done.some(asksGuards) && { asksInActions: true }),
  };
}

/**
 * A machine as plain JSON, read from its running form: unlike `machine.toJSON()` it has the `always`
 * transitions and says where a guard has no name.
 */
export function readChart(machine: AnyStateMachine): Chart {
  const { guards, delays } = machine.implementations;
  return {
    format: CHART_FORMAT,
    id: machine.id,
    version: machine.version ?? null,
    states: withBelow(machine.root).map(readState),
    guards: Object.keys(guards ?? {}),
    ...asking(machine),
    delays: Object.fromEntries(
      Object.entries(delays ?? {}).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    ),
    ...contextOf(machine),
  };
}
