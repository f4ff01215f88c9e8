import type { AnyMachineSnapshot, ExecutableActionObject } from 'xstate';
import { wordingOf } from '../approved/wording';
import { elementAt } from '../elementAt';
import { type Arc, type Explored, eventOf, explore } from '../explore';
import type { Model } from '../fixtures';
import { comparedText, keyOf } from '../keys';
import { mark } from '../mark';
import { pureSteps, type Step } from '../pure';

/** All that a machine does for whatever its model offers, the whole context told apart. */
export interface Space {
  readonly explored: Explored;
  readonly configurations: readonly string[];
  /** What each step does, and where it leads. */
  readonly steps: readonly string[];
}

const seenOf = (action: ExecutableActionObject): unknown => {
  const { type, params } = action;
  if (!type.startsWith('xstate.')) return [type, params];
  const fields: Partial<Record<string, unknown>> = { ...params };
  const { event, id, input, delay, src, sendId, targetId } = fields;
  return [type, event, id, input, delay, src, sendId, targetId];
};

function configurationText(snapshot: AnyMachineSnapshot): string {
  const known = keyOf(snapshot, { inputs: {}, events: {}, results: {} });
  return `${known} ${[...snapshot.tags].sort().join()}`;
}

const stepText = (arc: Arc, { snapshot, actions, thrown }: Step): string => {
  const { from, to, cause } = arc;
  const done = comparedText(snapshot, [
    cause,
    actions.filter(({ type }) => type !== mark).map(seenOf),
    String(thrown),
  ]);
  return `${from} ${to} ${done}`;
};

/** All that a machine does along a path, the whole context told apart. */
export function pathTexts({ machine, fixtures }: Model, path: readonly Arc[]): string[] {
  const pure = pureSteps(machine, fixtures.effects);
  const texts: string[] = [];
  let at: AnyMachineSnapshot | null = null;
  for (const arc of path) {
    const { cause } = arc;
    let step: Step;
    if (cause.kind === 'start') step = pure.start(fixtures.inputs[cause.input]);
    else if (at?.status === 'active') step = pure.take(at, eventOf(cause, at));
    else break;
    at = step.snapshot;
    texts.push(`${configurationText(at)} ${stepText(arc, step)}`);
  }
  return texts;
}

/** Follows all of it; null where there is more than the bound. */
export function spaceOf({ machine, ...model }: Model, bound: number): Space | null {
  const { project: _, ends: __, ...fixtures } = model.fixtures;
  const explored = explore({ ...model, machine, fixtures }, bound);
  const { configurations, arcs, cut, isPiled } = explored;
  if (cut > 0 || isPiled) return null;
  const pure = pureSteps(machine, fixtures.effects);
  const steps = arcs.map((arc) => {
    const { cause, from } = arc;
    if (cause.kind === 'start') return stepText(arc, pure.start(fixtures.inputs[cause.input]));
    const { snapshot } = elementAt(configurations, from ?? -1);
    return stepText(arc, pure.take(snapshot, eventOf(cause, snapshot)));
  });
  const texts = configurations.map(({ snapshot }) => configurationText(snapshot));
  return { explored, configurations: texts, steps };
}

/** The causes that lead to a step, in words. */
function wayTo({ explored }: Space, last: Arc): string[] {
  const { model, arcs } = explored;
  const wording = wordingOf(model);
  const causes: string[] = [];
  for (let arc: Arc | undefined = last; arc; ) {
    causes.unshift(wording.cause(arc.cause));
    const { from }: Arc = arc;
    arc =
      from === null
        ? undefined
        : arcs.find(({ to, from: before }) => to === from && before !== from);
  }
  return causes;
}

/** The causes after which two machines first do something else; null where they never do. */
export function firstDifference(one: Space, other: Space): readonly string[] | null {
  const isOther = (arc: Arc) =>
    one.steps[arc.index] !== other.steps[arc.index] ||
    one.configurations[arc.to] !== other.configurations[arc.to];
  const arc = one.explored.arcs.find(isOther);
  if (arc) return wayTo(one, arc);
  return one.steps.length === other.steps.length ? null : ['more can happen'];
}
