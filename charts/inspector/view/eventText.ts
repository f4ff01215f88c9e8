import { localeOf } from '../../locales/locales';
import type { ReadChart } from '../charts';
import { unseen } from '../log/known';
import type { SeenStep } from '../protocol';
import { labelsFor, leavesOf, stateName, transitionOf } from './context';

/** What happened, in the words of the chart of the one who heard of it. */
export function eventText(step: SeenStep, chart: ReadChart | undefined, set: string): string {
  const { type } = step.event;
  const [first] = step.taken ?? [];
  const labels = chart && labelsFor(chart, set);
  const taken = chart && first !== undefined ? transitionOf(chart, first) : undefined;
  if (labels && taken && taken.event === type) return labels.event(taken);
  const own = chart?.chart.states
    .flatMap(({ transitions }) => transitions)
    .find(({ event }) => event === type);
  if (labels && own) return labels.event(own);
  if (set === 'names') return type;
  const { phrases, inspector } = localeOf(set);
  if (type === unseen) return inspector.unseen;
  const [, end, name = ''] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? [];
  const actor = labels?.actor(name) ?? name;
  if (end === 'done') return phrases.done(actor);
  if (end === 'error') return phrases.failed(actor);
  return chart?.words.events?.[type] ?? type;
}

/** Where a step led, by the names of the innermost states; null when the actor stayed where it was. */
export function whereText(
  step: SeenStep,
  chart: ReadChart | undefined,
  set: string,
): string | null {
  if (!chart || !step.active) return null;
  const labels = labelsFor(chart, set);
  return leavesOf(step.active, chart)
    .map((state) => stateName(state, labels))
    .join(' · ');
}

/** The same where a reason follows: of an answer that was waited for, what was asked. */
export function causeText(step: SeenStep, chart: ReadChart | undefined, set: string): string {
  const [, name] = /^xstate\.done\.actor\.(.*)$/.exec(step.event.type) ?? [];
  if (name === undefined || !chart || set === 'names') return eventText(step, chart, set);
  const invoke = chart.chart.states.flatMap(({ invokes }) => invokes).find(({ id }) => id === name);
  return labelsFor(chart, set).actor(invoke?.src ?? name);
}
