import { type Chart, type ChartState, type ChartTransition, statesById } from '../../model/chart';
import { guardText } from '../../model/labels';

/** A machine's configuration as plain JSON, in the form that XState's own tools read. */
export interface Definition {
  [part: string]: unknown;
}

const namesOf = (actions: ChartState['entry']) => actions.map(({ name }) => ({ type: name }));

const wayOf = ({ targets, guard, actions, reenter }: ChartTransition): Definition => ({
  ...(targets.length > 0 && { target: targets.map((id) => `#${id}`) }),
  ...(guard && { guard: { type: guardText(guard) } }),
  ...(actions.length > 0 && { actions: namesOf(actions) }),
  ...(reenter && { reenter }),
});

/** Ways by the name that a configuration keeps them under. */
function waysBy(
  transitions: ChartTransition[],
  keyOf: (transition: ChartTransition) => string | null,
): Record<string, Definition[]> {
  const ways: Record<string, Definition[]> = {};
  for (const transition of transitions) {
    const key = keyOf(transition);
    if (key !== null) ways[key] = [...(ways[key] ?? []), wayOf(transition)];
  }
  return ways;
}

const endings = {
  actorDone: 'onDone',
  actorError: 'onError',
  actorSnapshot: 'onSnapshot',
} as const;

function invokesOf({ invokes, transitions }: ChartState): Definition[] {
  return invokes.map(({ id, src }) => ({
    id,
    src,
    ...waysBy(transitions, ({ kind, event }) =>
      kind in endings && event.endsWith(`.${id}`) ? endings[kind as keyof typeof endings] : null,
    ),
  }));
}

function stateOf(state: ChartState, states: Map<string, ChartState>): Definition {
  const { id, type, initial, tags, transitions, children, history } = state;
  const always = transitions.filter(({ kind }) => kind === 'always').map(wayOf);
  const done = transitions.filter(({ kind }) => kind === 'stateDone').map(wayOf);
  const [first] = initial?.targets ?? [];
  const below = children.flatMap((child) => states.get(child) ?? []);
  return {
    id,
    ...(['parallel', 'final', 'history'].includes(type) && { type }),
    ...(history && { history }),
    ...(first && type === 'compound' && { initial: states.get(first)?.key }),
    ...(first && type === 'history' && { target: `#${first}` }),
    ...(tags.length > 0 && { tags }),
    entry: namesOf(state.entry),
    exit: namesOf(state.exit),
    invoke: invokesOf(state),
    on: waysBy(transitions, ({ kind, event }) => (kind === 'event' ? event : null)),
    after: waysBy(transitions, ({ kind, subject }) => (kind === 'after' ? subject : null)),
    ...(always.length > 0 && { always }),
    ...(done.length > 0 && { onDone: done }),
    ...(below.length > 0 && {
      states: Object.fromEntries(below.map((child) => [child.key, stateOf(child, states)])),
    }),
  };
}

/**
 * A chart as the configuration that it was read from, with names where there was code. Descriptions and meta data
 * stay here: whoever is told has no need of them.
 */
export function definitionOf(chart: Chart): Definition {
  const [root] = chart.states;
  if (!root) return { id: chart.id };
  return { ...stateOf(root, statesById(chart)), version: chart.version ?? undefined };
}
