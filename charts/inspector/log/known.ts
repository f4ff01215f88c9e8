import type { Chart, Plain } from '../../model/chart';
import type { Coverage } from '../../model/coverage';
import type { Role, SeenActor, SeenStep, Standing } from '../protocol';
import { applyChanges, changesBetween } from '../watch/changes';

/** A step with its number in the order in which the inspector heard of them. */
export interface LoggedStep extends SeenStep {
  n: number;
}

export interface LoggedActor {
  seen: SeenActor;
  page: string;
  /** How it stands after its last step, without its context. */
  standing: Omit<Standing, 'context'>;
  steps: LoggedStep[];
  /** How many events are known of since it was first watched. */
  heard: number;
  /** The last step before it went on while nobody listened. */
  gap?: number;
  /** Whether nobody tells which ways its steps took. */
  isSilent?: boolean;
  /** The chart that its recording carries: that of the machine as it was then. */
  chart?: Chart;
}

export interface LoggedPage {
  id: string;
  path: string;
  role: Role;
  isHere: boolean;
  /** False when it speaks another version of the protocol. */
  isUnderstood: boolean;
}

/** All that an inspector knows; a new object after each change. */
export interface Known {
  pages: ReadonlyMap<string, LoggedPage>;
  actors: ReadonlyMap<string, LoggedActor>;
  steps: readonly LoggedStep[];
  /** What became of the last event that was sent from here. */
  sent: { actor: string; wasPossible: boolean } | null;
  /** How often flows were in each state and took each transition, also in steps that are no longer kept. */
  visited: Coverage['charts'];
}

/** How an actor stood after a step of the log, by the step's number; at its start before its first. */
export function standingAt(actor: LoggedActor, n: number): Omit<Standing, 'context'> {
  const { status, value, active, tags, timers, asked } = actor.seen;
  const standing = { status, value, active, tags, timers, asked };
  for (const step of actor.steps) {
    if (step.n > n) break;
    for (const field of ['status', 'value', 'active', 'tags', 'timers', 'asked'] as const)
      if (step[field] !== undefined) Object.assign(standing, { [field]: step[field] });
  }
  return standing;
}

/** The context after so many steps of a list, which grows while somebody looks. */
const latest = new WeakMap<
  readonly LoggedStep[],
  { first: Plain; count: number; context: Plain }
>();

/** The context after the last step: from where it was known last, so that each step is applied once. */
function contextNow({ seen, steps }: LoggedActor): Plain {
  const before = latest.get(steps);
  const known = before?.first === seen.context ? before : { count: 0, context: seen.context };
  const changes = steps.slice(known.count).flatMap((step) => step.changes ?? []);
  const context = applyChanges(known.context, changes);
  latest.set(steps, { first: seen.context, count: steps.length, context });
  return context;
}

export function contextAt(actor: LoggedActor, n: number): Plain {
  if (n >= (actor.steps.at(-1)?.n ?? 0)) return contextNow(actor);
  const changes = actor.steps.filter((step) => step.n <= n).flatMap((step) => step.changes ?? []);
  return applyChanges(actor.seen.context, changes);
}

/** Stands in the log for what happened while nobody listened. */
export const unseen = 'xstate.unseen';

/** How an actor stands, as a step, where it is not known how it came there. */
export const unseenStep = (before: LoggedActor, now: SeenActor, n: number): LoggedStep => {
  const { actor, status, value, active, tags, timers, asked } = now;
  const changes = changesBetween(contextAt(before, Number.POSITIVE_INFINITY), now.context);
  const event = { type: unseen };
  return { n, actor, at: Date.now(), event, status, value, active, tags, timers, asked, changes };
};

/** Whether a step is known to have gone no way. */
export const isUntaken = (actor: LoggedActor | undefined, { taken }: LoggedStep): boolean =>
  taken === undefined && !actor?.isSilent;
