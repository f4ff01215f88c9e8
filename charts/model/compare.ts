import { type Chart, type ChartState, type ChartTransition, type Plain, statesById } from './chart';

/** `was` is where something led before that leads elsewhere now: it is drawn as a ghost. */
export type Change = 'added' | 'removed' | 'changed' | 'was';

/** What of a state, a transition or the machine may be otherwise. */
const parts = [
  ...['to', 'if', 'order', 'does', 'delay', 'again', 'note', 'requirements'],
  ...[
    'kind',
    'begins',
    'meaning',
    'screen',
    'tags',
    'meta',
    'entry',
    'exit',
    'waitsFor',
    'context',
  ],
] as const;
type Part = (typeof parts)[number];

/** One thing that is otherwise than it was, as data; null for nothing. */
export interface PartDifference {
  part: Part;
  was: Plain;
  now: Plain;
}

/** A chart that holds what both have, what became of each state and transition, and what of it is otherwise, by id. */
export interface Comparison {
  chart: Chart;
  changes: Record<string, Change>;
  differences: Record<string, PartDifference[]>;
  /** The transition that each changed one was, and the state. */
  before: { states: Map<string, ChartState>; transitions: Map<string, ChartTransition> };
}

type Told = Partial<Record<Part, unknown>>;

const nameOf = ({ event, guard }: ChartTransition) => `${event} ${JSON.stringify(guard)}`;
const placeOf = ({ event, targets }: ChartTransition) => `${event} ${targets.join(' ')}`;

/** What counts of a transition; ids change when others are put before. */
const ofTransition = (one: ChartTransition, { delays }: Chart): Told => ({
  to: one.targets,
  if: one.guard,
  does: one.actions,
  delay: one.kind === 'after' ? (delays[one.subject] ?? null) : null,
  again: one.reenter,
  note: one.description,
  requirements: one.requirements,
});

function ofState(state: ChartState, { context }: Chart): Told {
  const { screen = null, requirements: _told, ...meta } = state.meta;
  return {
    kind: [state.type, state.history],
    begins: state.initial,
    meaning: state.description,
    screen,
    requirements: state.requirements,
    tags: state.tags,
    meta,
    entry: state.entry,
    exit: state.exit,
    waitsFor: state.invokes,
    context: state.parent === null ? (context ?? null) : null,
  };
}

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const plain = (value: unknown): Plain => JSON.parse(JSON.stringify(value ?? null));

function differencesOf(was: Told, now: Told): PartDifference[] {
  return parts.flatMap((part) =>
    alike(was[part], now[part]) ? [] : { part, was: plain(was[part]), now: plain(now[part]) },
  );
}

/** The old transition that each new one was: the same in all first, then the same condition, then the same end. */
function pairs(before: ChartTransition[], after: ChartTransition[]) {
  const left = new Set(before);
  const found = new Map<ChartTransition, ChartTransition>();
  const sense = ({ id: _id, ...rest }: ChartTransition) => JSON.stringify(rest);
  for (const keyOf of [sense, nameOf, placeOf])
    for (const one of after.filter((candidate) => !found.has(candidate))) {
      const match = [...left].find((old) => keyOf(old) === keyOf(one));
      if (!match) continue;
      found.set(one, match);
      left.delete(match);
    }
  return { found, gone: [...left] };
}

/**
 * Of transitions that were there before those that are asked at another turn among their alternatives, each with its place, from 1
 * on. That others were put between them or taken away is told of those.
 */
function turnsIn(
  before: readonly ChartTransition[],
  after: readonly ChartTransition[],
  found: ReadonlyMap<ChartTransition, ChartTransition>,
): Map<ChartTransition, PartDifference> {
  const turns = new Map<ChartTransition, PartDifference>();
  for (const event of new Set(after.map((one) => one.event))) {
    const now = after.filter((one) => one.event === event);
    const was = before.filter((one) => one.event === event);
    const kept = now.flatMap((one) => {
      const old = found.get(one);
      const place = old ? was.indexOf(old) : -1;
      return place < 0 ? [] : [{ one, was: place + 1, now: now.indexOf(one) + 1 }];
    });
    const earlier = kept.toSorted((one, other) => one.was - other.was);
    for (const [turn, { one, ...places }] of kept.entries())
      if (earlier[turn]?.one !== one) turns.set(one, { part: 'order', ...places });
  }
  return turns;
}

const ending = / (removed|was)$/;

/** Whether a transition stands in a comparison for what is no more. */
export const isPast = ({ id }: Pick<ChartTransition, 'id'>): boolean => ending.test(id);

/** The id in its own chart of what a comparison holds. */
export const idInChart = (id: string): string => id.replace(ending, '');

const asPast = (one: ChartTransition, as: 'removed' | 'was', id = one.id) => ({
  ...one,
  id: `${id} ${as}`,
});

/** Compares two charts of one machine. What was removed stays in the chart, to be drawn as removed. */
export function compareCharts(before: Chart, after: Chart): Comparison {
  const [old, now] = [statesById(before), statesById(after)];
  const changes: Record<string, Change> = {};
  const differences: Record<string, PartDifference[]> = {};
  const transitions = new Map<string, ChartTransition>();
  const note = (id: string, found: PartDifference[]) => {
    if (found.length === 0) return;
    changes[id] = 'changed';
    differences[id] = found;
  };

  const compared = (was: ChartState, state: ChartState): ChartState => {
    const { found, gone } = pairs(was.transitions, state.transitions);
    const turns = turnsIn(was.transitions, state.transitions, found);
    const ghosts: ChartTransition[] = [];
    for (const one of state.transitions) {
      const earlier = found.get(one);
      if (!earlier) {
        changes[one.id] = 'added';
        continue;
      }
      const turn = turns.get(one);
      const otherwise = differencesOf(ofTransition(earlier, before), ofTransition(one, after));
      note(one.id, [...otherwise, ...(turn ? [turn] : [])]);
      if (changes[one.id]) transitions.set(one.id, earlier);
      if (!alike(earlier.targets, one.targets)) ghosts.push(asPast(earlier, 'was', one.id));
    }
    const removed = gone.map((one) => asPast(one, 'removed'));
    for (const { id } of removed) changes[id] = 'removed';
    for (const { id } of ghosts) changes[id] = 'was';
    note(state.id, differencesOf(ofState(was, before), ofState(state, after)));
    const children = [...new Set([...state.children, ...was.children])];
    return { ...state, children, transitions: [...state.transitions, ...removed, ...ghosts] };
  };

  const states = after.states.map((state) => {
    const was = old.get(state.id);
    if (was) return compared(was, state);
    changes[state.id] = 'added';
    for (const { id } of state.transitions) changes[id] = 'added';
    return state;
  });
  for (const state of before.states.filter(({ id }) => !now.has(id))) {
    changes[state.id] = 'removed';
    const gone = state.transitions.map((one) => asPast(one, 'removed'));
    for (const { id } of gone) changes[id] = 'removed';
    states.push({ ...state, transitions: gone });
  }
  const known = new Set(states.map(({ id }) => id));
  const parents = new Set(states.flatMap(({ children }) => children));
  const rooted = states.filter(
    ({ id, parent }) => parent === null || (known.has(parent) && parents.has(id)),
  );
  const chart = { ...after, states: rooted };
  return { chart, changes, differences, before: { states: old, transitions } };
}
