import { localeOf } from '../locales/locales';
import {
  ancestorsOf,
  type Chart,
  type ChartState,
  type ChartTransition,
  statesById,
  transitionsOf,
} from './chart';
import type { Labels } from './labels';

/** Names of what is inside that a summary gives; of more it says that there are more. */
const named = 4;

/** What is in a state, in one line: how many states, and what the next ones are called. */
export function insideText(state: ChartState, chart: Chart, labels: Labels): string {
  const states = statesById(chart);
  const isInside = (one: ChartState) => ancestorsOf(one, states).some(({ id }) => id === state.id);
  const count = chart.states.filter((one) => one.type !== 'history' && isInside(one)).length;
  const names = state.children.flatMap((id) => {
    const child = states.get(id);
    return child && child.type !== 'history' ? [labels.state(child).title ?? child.key] : [];
  });
  const shown = names.slice(0, named).join(' · ');
  const more = names.length > named ? ' …' : '';
  return `${localeOf(labels.language).phrases.within(count)}: ${shown}${more}`;
}

/** The states of the first level: those of the machine, and where several of these go on at once, each of them. */
function firstLevel(chart: Chart): Map<string, ChartState> {
  const states = statesById(chart);
  const shown = new Map<string, ChartState>();
  for (const state of chart.states) {
    const parent = state.parent === null ? undefined : states.get(state.parent);
    const isShown =
      !parent ||
      parent.parent === null ||
      (parent.type === 'parallel' && shown.has(parent.id) && state.children.length > 0);
    if (isShown) shown.set(state.id, state);
  }
  return shown;
}

export interface Overview {
  chart: Chart;
  labels: Labels;
  /** Ids of the states whose inside is left out. */
  folded: string[];
  /** The transitions that each of this chart stands for, by its id. */
  meant: Map<string, string[]>;
}

/** The ways from one state of the first level to another one, those that tell the same as one. */
function waysAmong(chart: Chart, shownFor: (id: string) => string) {
  const leaving = new Map<string, ChartTransition[]>();
  const meant = new Map<string, string[]>();
  for (const one of transitionsOf(chart)) {
    const source = shownFor(one.source);
    const targets = [...new Set(one.targets.map(shownFor))];
    if (targets.every((id) => id === source)) continue;
    const own = leaving.get(source) ?? [];
    // Actors of one kind, each of a state of its own, tell the same.
    const same = own.find(
      ({ kind, subject, targets: others }) =>
        kind === one.kind && subject === one.subject && others.join() === targets.join(),
    );
    meant.set(same?.id ?? one.id, [...(meant.get(same?.id ?? '') ?? []), one.id]);
    if (!same) leaving.set(source, [...own, { ...one, source, targets, actions: [] }]);
  }
  return { leaving, meant };
}

/**
 * A chart of the first level alone, and how it is told: what is inside a state as a summary, ways by what happens.
 * Null where there is nothing to leave out: no state is in another one.
 */
export function overviewOf(chart: Chart, labels: Labels): Overview | null {
  const states = statesById(chart);
  const shown = firstLevel(chart);
  const folded = [...shown.values()].filter(
    ({ parent, children }) =>
      parent !== null && children.length > 0 && !children.some((id) => shown.has(id)),
  );
  if (folded.length === 0) return null;
  const shownFor = (id: string): string => {
    const state = states.get(id);
    if (!state || shown.has(id)) return id;
    return ancestorsOf(state, states).find((one) => shown.has(one.id))?.id ?? chart.id;
  };
  const { leaving, meant } = waysAmong(chart, shownFor);
  const kept = [...shown.values()].map((state): ChartState => {
    const children = state.children.filter((id) => shown.has(id));
    const initial = state.initial && {
      targets: [...new Set(state.initial.targets.map(shownFor))].filter((id) => id !== state.id),
      actions: [],
    };
    return {
      ...state,
      children,
      type: children.length > 0 || state.children.length === 0 ? state.type : 'atomic',
      initial: children.length > 0 ? initial : null,
      entry: [],
      exit: [],
      invokes: state.invokes.filter(({ child }) => child !== null),
      transitions: leaving.get(state.id) ?? [],
    };
  });
  const { phrases } = localeOf(labels.language);
  /** States that wait for one actor alone, with what is inside them: how it ends says enough. */
  const alone = new Set(
    kept.flatMap(({ id }) => {
      const own = chart.states.filter((state) => shownFor(state.id) === id);
      const actors = new Set(own.flatMap(({ invokes }) => invokes.map(({ src }) => src)));
      return actors.size === 1 ? [id] : [];
    }),
  );
  const inside = new Map(folded.map((state) => [state.id, insideText(state, chart, labels)]));
  return {
    chart: { ...chart, states: kept },
    folded: folded.map(({ id }) => id),
    meant,
    labels: {
      ...labels,
      isBrief: true,
      state: (state) => {
        const { title, text } = labels.state(state);
        return { title: title ?? text ?? state.key, text: inside.get(state.id) ?? null };
      },
      guard: () => null,
      event: (transition) => {
        const { kind, source } = transition;
        if (kind === 'actorDone' && alone.has(source)) return phrases.doneAlone;
        if (kind === 'actorError' && alone.has(source)) return phrases.failedAlone;
        return labels.event(transition);
      },
    },
  };
}
