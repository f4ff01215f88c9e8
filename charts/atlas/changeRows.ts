import type { AtlasTexts } from '../locales/en/atlas';
import { localeOf } from '../locales/locales';
import type {
  ChartAction,
  ChartGuard,
  ChartInvoke,
  ChartState,
  ChartTransition,
  Plain,
} from '../model/chart';
import { type Change, type Comparison, idInChart, type PartDifference } from '../model/compare';
import type { Labels } from '../model/labels';

/** What became of a state or transition, in words: each part that is otherwise, as it was and as it is. */
export interface ChangeRow {
  id: string;
  change: Exclude<Change, 'was'>;
  /** The state, and of a transition also what happens there. */
  where: string;
  parts: { part: string; was: string; now: string }[];
}

type Side = 'was' | 'now';

/** Where a difference stands, as it is told on one of both sides. */
interface Place {
  side: Side;
  labels: Labels;
  state: ChartState | undefined;
  transition: ChartTransition | undefined;
  nameOf: (id: string) => string;
}

/** A value as one line; nothing for what is not there. */
const said = (value: Plain): string => {
  if (value === null || (Array.isArray(value) && value.length === 0)) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(said).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([key, one]) => `${key}: ${typeof one === 'object' ? JSON.stringify(one) : said(one)}`)
    .join(', ');
};

const withParams = (text: string, params: Plain | undefined) =>
  params === undefined ? text : `${text} (${said(params)})`;

const actionText = (action: ChartAction, labels: Labels, texts: AtlasTexts) => {
  const text = withParams(labels.action(action), action.params);
  return action.sets ? `${text} (${texts.sets} ${action.sets.join(', ')})` : text;
};

const paramsIn = (guard: ChartGuard): string[] => {
  if (guard.op === 'is') return guard.params === undefined ? [] : [said(guard.params)];
  if (guard.op === 'not') return paramsIn(guard.of);
  return guard.op === 'and' || guard.op === 'or' ? guard.of.flatMap(paramsIn) : [];
};

const invokeText = ({ src, given, input }: ChartInvoke, labels: Labels, texts: AtlasTexts) => {
  const text = labels.actor(src);
  if (given !== undefined) return `${text} (${texts.input}: ${said(given)})`;
  return input === 'none' ? text : `${text} (${texts.input}: ${texts.computed})`;
};

/** What is said of a part on one side; of what is told by nothing but data, the data. */
function sideText(difference: PartDifference, place: Place, texts: AtlasTexts): string {
  const { part } = difference;
  const { side, labels, state, transition, nameOf } = place;
  const actions = (list: ChartAction[] = []) =>
    list.map((one) => actionText(one, labels, texts)).join('; ');
  if (part === 'to' && transition) return transition.targets.map(nameOf).join(', ') || texts.stays;
  if (part === 'if' && transition) {
    const condition = labels.guard(transition, state?.transitions ?? []) ?? '';
    const params = transition.guard ? paramsIn(transition.guard) : [];
    return params.length > 0 ? `${condition} (${params.join('; ')})` : condition;
  }
  if (part === 'does' && transition) return actions(transition.actions);
  if (part === 'note' && transition) return labels.choice(transition) ?? '';
  if (part === 'delay' && typeof difference[side] === 'number')
    return localeOf(labels.language).phrases.seconds(difference[side] / 1000);
  if (part === 'meaning' && state) return labels.state(state).text ?? '';
  if (part === 'entry' && state) return actions(state.entry);
  if (part === 'exit' && state) return actions(state.exit);
  if (part === 'begins' && state)
    return state.initial
      ? [state.initial.targets.map(nameOf).join(', '), actions(state.initial.actions)]
          .filter(Boolean)
          .join('; ')
      : '';
  if (part === 'waitsFor' && state)
    return state.invokes.map((one) => invokeText(one, labels, texts)).join('; ');
  return said(difference[side]);
}

/** Of data with fields only those that are otherwise. */
function narrowed(difference: PartDifference): PartDifference {
  const { was, now } = difference;
  const isFields = (value: Plain): value is { [key: string]: Plain } =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isFields(was) || !isFields(now) || !['context', 'meta'].includes(difference.part))
    return difference;
  const keys = [...new Set([...Object.keys(was), ...Object.keys(now)])].filter(
    (key) => JSON.stringify(was[key]) !== JSON.stringify(now[key]),
  );
  const only = (fields: { [key: string]: Plain }) =>
    Object.fromEntries(keys.flatMap((key) => (key in fields ? [[key, fields[key] ?? null]] : [])));
  return { ...difference, was: only(was), now: only(now) };
}

/** All that has changed, in the order of the chart; what only tells where something led before is told with it. */
export function changeRows(
  { chart, changes, differences, before }: Comparison,
  labels: Record<Side, Labels>,
  texts: AtlasTexts,
): ChangeRow[] {
  const now = new Map(chart.states.map((state) => [state.id, state]));
  const nameOf = (side: Side) => (id: string) => {
    const state = (side === 'was' ? before.states.get(id) : undefined) ?? now.get(id);
    if (!state) return id;
    const { title, text } = labels[side].state(state);
    return title ?? text ?? state.key;
  };
  const rowOf = (state: ChartState, one: ChartTransition | null): ChangeRow[] => {
    const id = one?.id ?? state.id;
    const change = changes[id];
    if (!change || change === 'was') return [];
    const isGone = change === 'removed';
    const name = nameOf(isGone ? 'was' : 'now')(state.id);
    const event = one && labels[isGone ? 'was' : 'now'].event(one);
    const places: Record<Side, Place> = {
      was: {
        side: 'was',
        labels: labels.was,
        state: before.states.get(state.id),
        transition: before.transitions.get(id),
        nameOf: nameOf('was'),
      },
      now: {
        side: 'now',
        labels: labels.now,
        state,
        transition: one ?? undefined,
        nameOf: nameOf('now'),
      },
    };
    const parts = (differences[id] ?? []).map(narrowed).map((difference) => ({
      part: texts.parts[difference.part],
      was: sideText(difference, places.was, texts),
      now: sideText(difference, places.now, texts),
    }));
    return [{ id: idInChart(id), change, where: event ? `${name}: ${event}` : name, parts }];
  };
  return chart.states.flatMap((state) => [
    ...rowOf(state, null),
    ...state.transitions.flatMap((one) => rowOf(state, one)),
  ]);
}
