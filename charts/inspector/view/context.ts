import { createContext, useContext } from 'react';
import type { InspectorTexts } from '../../locales/en/inspector';
import { localeOf } from '../../locales/locales';
import { ancestorsOf, type ChartState, type ChartTransition, statesById } from '../../model/chart';
import type { Labels } from '../../model/labels';
import { spaced } from '../../model/labels';
import type { ChartList, ReadChart } from '../charts';
import { labelsOf } from '../charts';
import type { Known, LoggedActor } from '../log/known';

export interface Reading {
  texts: InspectorTexts;
  language: string;
  /** Label set: the language, or `names`. */
  set: string;
  list: ChartList;
  charts: Map<string, ReadChart>;
  /** What the product must do, by ids. */
  requirements: Readonly<Record<string, string>>;
}

const ReadingContext = createContext<Reading | null>(null);
export const ReadingProvider = ReadingContext.Provider;

/** Throws outside of the inspector. */
export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error('This part belongs into the inspector');
  return reading;
}

const labelCache = new WeakMap<ReadChart, Map<string, Labels>>();

export function labelsFor(chart: ReadChart, set: string): Labels {
  const sets = labelCache.get(chart) ?? new Map<string, Labels>();
  labelCache.set(chart, sets);
  const known = sets.get(set) ?? labelsOf(chart, set);
  sets.set(set, known);
  return known;
}

type Names = Pick<Reading, 'set' | 'list' | 'charts'>;

export const flowName = (id: string, { set, list }: Pick<Names, 'set' | 'list'>): string => {
  if (set === 'names') return id;
  const entry = list.charts.find((one) => one.id === id);
  return entry?.titles[set] ?? entry?.titles.en ?? spaced(id);
};

export const areaName = (area: string, { set, list, language }: Reading): string => {
  if (area === '') return localeOf(language).finder.other;
  if (set === 'names') return area;
  return list.areas[set]?.[area] ?? list.areas.en?.[area] ?? spaced(area);
};

/** An actor by the name of its flow; one that is no machine by what its parent's chart calls it. */
export function actorName({ seen }: LoggedActor, actors: Known['actors'], names: Names): string {
  if (seen.machine) return flowName(seen.machine.id, names);
  if (names.set === 'names') return seen.name;
  const chart = names.charts.get(actors.get(seen.parent ?? '')?.seen.machine?.id ?? '');
  const word = chart ? labelsFor(chart, names.set).actor(seen.name) : seen.name;
  return word === seen.name ? spaced(seen.name) : word;
}

/** A state by what it is called: its name, or what it means where it has none. */
export const stateName = (state: ChartState, labels: Labels): string => {
  const { title, text } = labels.state(state);
  return title ?? text ?? state.key;
};

const stateMaps = new WeakMap<ReadChart, Map<string, ChartState>>();

function statesOf(chart: ReadChart): Map<string, ChartState> {
  const known = stateMaps.get(chart) ?? statesById(chart.chart);
  stateMaps.set(chart, known);
  return known;
}

export function leavesOf(active: readonly string[], chart: ReadChart): ChartState[] {
  const states = statesOf(chart);
  return active.flatMap((id) => {
    const state = states.get(id);
    if (!state || state.children.some((child) => active.includes(child))) return [];
    return state.parent === null ? [] : [state];
  });
}

/** The innermost active states within a state. */
export function leavesWithin(
  group: string,
  active: readonly string[],
  chart: ReadChart,
): ChartState[] {
  const states = statesOf(chart);
  return leavesOf(active, chart).filter((state) =>
    ancestorsOf(state, states).some(({ id }) => id === group),
  );
}

const transitions = new WeakMap<ReadChart, Map<string, ChartTransition>>();

export function transitionOf(chart: ReadChart, id: string): ChartTransition | undefined {
  const known =
    transitions.get(chart) ??
    new Map(chart.chart.states.flatMap((state) => state.transitions.map((one) => [one.id, one])));
  transitions.set(chart, known);
  return known.get(id);
}
