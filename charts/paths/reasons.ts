import { reachableStates } from '../checks/reach';
import {
  ancestorsOf,
  type Chart,
  type ChartTransition,
  statesById,
  transitionsOf,
} from '../model/chart';
import { passedBy } from '../model/coverage';
import { isMeant } from '../model/isMeant';
import { readChart } from '../model/readChart';
import { nodesOf } from '../model/snapshots';
import type { Criterion } from './criteria';
import type { Explored } from './explore';

/** All that the model leads to is known: nothing was cut off or left out. */
const isComplete = ({ cut, isPiled, model }: Explored): boolean =>
  cut === 0 && !isPiled && !model.fixtures.project;

const within = ({ configurations, cut }: Explored) =>
  `Not reached within ${configurations.length - cut} configurations`;

/** A reason that holds for all configurations; where some are unknown, only what was seen of the others. */
const proven = (explored: Explored, reason: string, seen?: string): string => {
  if (explored.onStage) return 'Not brought about on this stage';
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

const byWhatIsLeftOut = 'only by what the model does not send';

/** What a model leaves out that a transition needs; null where it offers that. */
function missingIn({ model }: Explored, { event, kind, subject }: ChartTransition): string | null {
  const { events, results, snapshots = {} } = model.fixtures;
  if (kind === 'event' || kind === 'route') {
    const sent = Object.entries(events).filter(([type]) => isMeant(event, type));
    return sent.every(([, payloads]) => payloads.length === 0)
      ? `The model sends no ${event}`
      : null;
  }
  if (kind === 'actorDone' && Object.keys(results[subject] ?? {}).length === 0)
    return `The model knows no result of ${subject}`;
  return kind === 'actorSnapshot' && Object.keys(snapshots[subject] ?? {}).length === 0
    ? `The model shows nothing of ${subject}`
    : null;
}

/** States to which something may lead that the model leaves out, and all that goes on from there. */
function untriedStates(explored: Explored, chart: Chart): ReadonlySet<string> {
  const met = new Set([
    ...explored.configurations.flatMap(({ snapshot }) => nodesOf(snapshot).map(({ id }) => id)),
    ...explored.arcs.flatMap(({ taken }) => passedBy(taken)),
  ]);
  const untried = transitionsOf(chart).filter(
    (one) => met.has(one.source) && missingIn(explored, one) !== null,
  );
  // One without a target may change the context, and so what guards answer.
  return reachableStates(
    chart,
    untried.flatMap(({ source, targets }) => (targets.length > 0 ? targets : [source])),
  );
}

/** Whether a state within takes the event first, wherever it was sent while a transition's own state was active. */
function isTakenWithin(
  { arcs }: Explored,
  { source, event }: ChartTransition,
  chart: Chart,
  visited: ReadonlySet<number | null>,
): boolean {
  const states = statesById(chart);
  const within = new Set(
    chart.states
      .filter((state) => ancestorsOf(state, states).some(({ id }) => id === source))
      .flatMap(({ transitions }) => transitions.map(({ id }) => id)),
  );
  const left = arcs.filter(({ from }) => visited.has(from));
  const sent = left.filter(
    ({ cause }) => cause.kind === 'event' && isMeant(event, cause.event.type),
  );
  const shut = new Set(
    sent.filter(({ taken }) => taken.some((one) => within.has(one))).map(({ from }) => from),
  );
  return sent.length > 0 && left.every(({ from }) => shut.has(from));
}

/** Why no exploration took a transition, in the words of who mends the model. */
function whyNot(explored: Explored, id: string): string {
  const { model, configurations, arcs, refused, onStage } = explored;
  const known =
    model.fixtures.infeasible?.[id] ?? onStage?.[id] ?? onStage?.[id.split('|')[1] ?? ''];
  if (known) return known;
  const chart = readChart(model.machine);
  const all = transitionsOf(chart);
  const transition = all.find((one) => one.id === id);
  if (!transition) return 'No such transition';
  const { source, event, kind, guard } = transition;
  if (!reachableStates(chart).has(source)) return `Nothing leads to ${source}`;
  const earlier = before(transition, all);
  if (earlier.some((one) => one.guard === null))
    return 'An alternative before it has no guard: it is always taken';
  const missing = missingIn(explored, transition);
  if (missing) return missing;
  const visited = configurations.filter(({ snapshot }) =>
    nodesOf(snapshot).some((node) => node.id === source),
  );
  if (visited.length === 0 && !arcs.some(({ taken }) => passedBy(taken).includes(source))) {
    const isUntried = untriedStates(explored, chart).has(source);
    return proven(
      explored,
      isUntried ? `${source} is active ${byWhatIsLeftOut}` : `${source} is never active`,
    );
  }
  const isRefused = ({ index }: { index: number }) =>
    refused.get(index)?.some(({ type }) => isMeant(event, type));
  if (kind === 'event' && visited.length > 0 && visited.every(isRefused))
    return proven(
      explored,
      'Its guard refuses every payload of the model',
      'there its guard refused every payload',
    );
  if (isTakenWithin(explored, transition, chart, new Set(visited.map(({ index }) => index))))
    return proven(explored, 'A state within takes it first', 'there a state within took it first');
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
  const chart = readChart(explored.model.machine);
  if (criterion === 'states' && !reachableStates(chart).has(goal)) return 'Nothing leads to it';
  const untried = untriedStates(explored, chart);
  if (criterion === 'guards' || criterion === 'decisions')
    return proven(
      explored,
      untried.size > 0
        ? `The guard is asked, or answers so, ${byWhatIsLeftOut}`
        : 'The guard is never asked, or never answers so',
    );
  const isUntried =
    criterion === 'requirements'
      ? chart.states.some(({ id, requirements }) => requirements.includes(goal) && untried.has(id))
      : untried.has(goal);
  if (isUntried) return proven(explored, `Active ${byWhatIsLeftOut}`);
  return proven(
    explored,
    criterion === 'requirements' ? 'None of its states is ever active' : 'Never active',
  );
}
