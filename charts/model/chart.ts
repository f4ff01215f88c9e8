/** Version of the JSON below; raised when a reader of the old form would misread the new one. */
export const CHART_FORMAT = 1;

/** Why a transition happens: what someone sent, time, or how something below it ended. */
type TransitionKind =
  | 'event'
  | 'always'
  | 'after'
  | 'actorDone'
  | 'actorError'
  | 'actorSnapshot'
  | 'stateDone'
  | 'route';

/** A condition. Its parameters are masked: they may hold what is nobody's business. */
export type ChartGuard =
  | { op: 'is'; name: string; params?: Plain }
  | { op: 'in'; state: string }
  | { op: 'not'; of: ChartGuard }
  | { op: 'and' | 'or'; of: ChartGuard[] }
  | { op: 'unnamed' };

/** Something done on the way; `name` is that of XState's own action (`assign`) where it has none. */
export interface ChartAction {
  name: string;
  named: boolean;
  /** Masked; left out where it has none. */
  params?: Plain;
  /** Fields of the context that it sets, as far as that is written down. */
  sets?: string[];
}

export interface ChartTransition {
  /** Unique in the chart, the same in each build as long as the order of alternatives is. */
  id: string;
  source: string;
  kind: TransitionKind;
  /** Event type or descriptor as XState has it, wildcards included; empty for `always`. */
  event: string;
  /** What a reader knows it by: event type, name or milliseconds of the delay, name of the actor. */
  subject: string;
  guard: ChartGuard | null;
  actions: ChartAction[];
  /** Ids of states; empty when it stays where it is. */
  targets: string[];
  reenter: boolean;
  description: string | null;
  requirements: string[];
}

export interface ChartInvoke {
  id: string;
  src: string;
  input: 'none' | 'fixed' | 'computed';
  /** A fixed input, masked. */
  given?: Plain;
  /** Id of the machine that is invoked, or of the flow that the actor opens; null for another kind of actor. */
  child: string | null;
}

type StateType = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

export interface ChartState {
  id: string;
  key: string;
  parent: string | null;
  children: string[];
  type: StateType;
  history: 'shallow' | 'deep' | null;
  /** Where a compound state begins, or a history state when there is nothing to go back to. */
  initial: { targets: string[]; actions: ChartAction[] } | null;
  description: string | null;
  tags: string[];
  meta: { [key: string]: Plain };
  requirements: string[];
  entry: ChartAction[];
  exit: ChartAction[];
  invokes: ChartInvoke[];
  transitions: ChartTransition[];
}

/** A machine as plain JSON: everything that its readers may know, nothing that runs. */
export interface Chart {
  format: typeof CHART_FORMAT;
  id: string;
  version: string | null;
  /** In document order, the machine itself first. */
  states: ChartState[];
  /** Declared guards, so that one that nothing asks can be found. */
  guards: string[];
  /** Of guards that join others under a name of their own: how they do. Left out where there are none. */
  joined?: Record<string, ChartGuard>;
  /** Whether its actions may ask guards of their own; left out where none does. */
  asksInActions?: true;
  /** Milliseconds of the delays that are fixed. */
  delays: Record<string, number>;
  /** The context at the start, masked; of one that is computed what does not depend on the input. */
  context?: Plain;
}

export const statesById = (chart: Chart): Map<string, ChartState> =>
  new Map(chart.states.map((state) => [state.id, state]));

/** All transitions of a chart, in document order. */
export const transitionsOf = (chart: Chart): ChartTransition[] =>
  chart.states.flatMap(({ transitions }) => transitions);

/** The machine itself. Throws for a chart without states, which no machine has. */
export function rootOf(chart: Chart): ChartState {
  const root = chart.states[0];
  if (!root) throw new Error(`The chart ${chart.id} has no states`);
  return root;
}

/** A state's ancestors, nearest first. */
export function ancestorsOf(state: ChartState, states: Map<string, ChartState>): ChartState[] {
  const parent = state.parent === null ? undefined : states.get(state.parent);
  return parent ? [parent, ...ancestorsOf(parent, states)] : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const areLists = (record: Record<string, unknown>, keys: readonly string[]) =>
  keys.every((key) => Array.isArray(record[key]));

const isTransition = (value: unknown) =>
  isRecord(value) && typeof value.id === 'string' && areLists(value, ['actions', 'targets']);

const isState = (value: unknown) =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  isRecord(value.meta) &&
  areLists(value, ['children', 'entry', 'exit', 'invokes', 'requirements', 'tags']) &&
  Array.isArray(value.transitions) &&
  value.transitions.every(isTransition);

/** Whether a value that came from elsewhere is a chart of today's form. */
export const isChart = (value: unknown): value is Chart =>
  isRecord(value) &&
  value.format === CHART_FORMAT &&
  typeof value.id === 'string' &&
  isRecord(value.delays) &&
  Array.isArray(value.states) &&
  value.states.length > 0 &&
  value.states.every(isState);
