import { reachableStates } from '../checks/reach';
import { type ChartTransition, transitionsOf } from '../model/chart';
import { readChart } from '../model/readChart';
import { nodesOf } from '../model/snapshots';
import type { Criterion } from './criteria';
import type { Explored } from './explore';

/** Whether an event has the type that a transition names, wildcards included. */
const isMeant = (descriptor: string, type: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') &&
    (type === descriptor.slice(0, -2) || type.startsWith(descriptor.slice(0, -1))));

/** All that the model leads to is known: nothing was cut off or left out. */
const isComplete = ({ cut, isPiled, model }: Explored): boolean =>
  cut === 0 && !isPiled && !model.fixtures.project;

const within = ({ configurations, cut }: Explored) =>
  `Not reached within ${configurations.length - cut} configurations`;

/** A reason that holds for all configurations; where some are unknown, only what was seen of the others. */
const proven = (explored: Explored, reason: string, seen?: string): string => {
  if (isComplete(explored)) return reason;
  return seen === undefined ? within(explored) : `${within(explored)}: ${seen}`;
};

/** Alternatives of a transition that are asked before it. */
const before = (transition: ChartTransition, all: readonly ChartTransition[]) => {
  const same = all.filter(
    ({ source, event }) => source === transition.source && event === transition.event,
  );
  return same.slice(0, same.indexOf(transition));
};

/** Why no exploration took a transition, in the words of who mends the model. */
function whyNot(explored: Explored, id: string): string {
  const { model, configurations, arcs, refused } = explored;
  const known = model.fixtures.infeasible?.[id];
  if (known) return known;
  const chart = readChart(model.machine);
  const all = transitionsOf(chart);
  const transition = all.find((one) => one.id === id);
  if (!transition) return 'No such transition';
  const { source, event, kind, subject, guard } = transition;
  if (!reachableStates(chart).has(source)) return `Nothing leads to ${source}`;
  const earlier = before(transition, all);
  if (earlier.some((one) => one.guard === null))
    return 'An alternative before it has no guard: it is always taken';
  if (kind === 'event' || kind === 'route') {
    const sent = Object.entries(model.fixtures.events).filter(([type]) => isMeant(event, type));
    if (sent.every(([, payloads]) => payloads.length === 0)) return `The model sends no ${event}`;
  }
  if (kind === 'actorDone' && Object.keys(model.fixtures.results[subject] ?? {}).length === 0)
    return `The model knows no result of ${subject}`;
  const shown = Object.keys(model.fixtures.snapshots?.[subject] ?? {});
  if (kind === 'actorSnapshot' && shown.length === 0)
    return `The model shows nothing of ${subject}`;
  const visited = configurations.filter(({ snapshot }) =>
    nodesOf(snapshot).some((node) => node.id === source),
  );
  if (visited.length === 0) return proven(explored, `${source} is never active`);
  const isRefused = ({ index }: { index: number }) =>
    refused.get(index)?.some(({ type }) => isMeant(event, type));
  if (kind === 'event' && visited.every(isRefused))
    return proven(
      explored,
      'Its guard refuses every payload of the model',
      'there its guard refused every payload',
    );
  const others = new Set(earlier.map((one) => one.id));
  const isTaken = arcs.some(({ taken }) => taken.some((one) => others.has(one)));
  if (guard)
    return proven(
      explored,
      'Its guard held for nothing that the model offers here',
      'there its guard held for nothing',
    );
  return isTaken
    ? proven(explored, 'An alternative before it is always taken', 'there an earlier one was taken')
    : proven(explored, 'Nothing that the model offers leads to it');
}

/** Why a goal was not reached. "Never" is only said of what is proven. */
export function whyUnreached(explored: Explored, criterion: Criterion, goal: string): string {
  if (criterion === 'transitions' || goal.includes('|')) return whyNot(explored, goal);
  if (criterion === 'states' && !reachableStates(readChart(explored.model.machine)).has(goal))
    return 'Nothing leads to it';
  if (criterion === 'guards' || criterion === 'decisions')
    return proven(explored, 'The guard is never asked, or never answers so');
  return proven(
    explored,
    criterion === 'requirements' ? 'None of its states is ever active' : 'Never active',
  );
}
