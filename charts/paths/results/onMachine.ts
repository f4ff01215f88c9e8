import type { AnyMachineSnapshot } from 'xstate';
import { transitionsOf } from '../../model/chart';
import { nodesOf } from '../../model/snapshots';
import { type JudgedPath, judge, wrongWith } from '../approved/compare';
import { placeOf } from '../approved/lines';
import type { Approved } from '../approved/text';
import type { Trodden } from '../approved/walk';
import { type Wording, wordingOf } from '../approved/wording';
import { explore } from '../explore';
import { forget, keepRecording, keptFiles, linkTo } from '../failures';
import type { Model } from '../fixtures';
import { type Recordable, stepsRecording } from '../recordings';
import type { Touched } from '../since';
import type { Keeping } from '../taking';
import { innermostOf } from './innermost';
import { reachedBy } from './reached';
import { takeRecorded } from './recordedOnMachine';
import type { Failure, FlowResult, PathResult, StepResult } from './results';

/** The steps that were taken as was approved, and the one that was not. */
const upToStray = ({ trail, stray }: JudgedPath): readonly Trodden[] =>
  stray ? trail.slice(0, stray.step + 1) : trail;

/** Paths through transitions that somebody asks for, and those that fail. */
const isWanted = (judged: JudgedPath, only: Touched): boolean =>
  only === null ||
  judged.stray !== null ||
  judged.trail.some(({ witnessed }) => witnessed.taken.some((id) => only.has(id)));

function stepsOf({ approved, trail, stray }: JudgedPath): StepResult[] {
  return approved.steps.map(({ cause, place }, index): StepResult => {
    const trodden = trail[index];
    const isLater = stray !== null && index > stray.step;
    const told = { cause, place };
    if (isLater || !trodden)
      return {
        ...told,
        outcome: index === stray?.step ? 'failed' : 'not reached',
        milliseconds: null,
        transitions: [],
        at: [],
      };
    return {
      ...told,
      outcome: index === stray?.step ? 'failed' : 'taken',
      milliseconds: trodden.milliseconds,
      transitions: trodden.witnessed.taken,
      at: innermostOf(trodden.witnessed.after),
    };
  });
}

/** Where an approved place is in the machine; null where it has no such place any more. */
const placeIn = (model: Model, place: string, wording: Wording): AnyMachineSnapshot | null =>
  explore(model).configurations.find(({ snapshot }) => placeOf(snapshot, wording) === place)
    ?.snapshot ?? null;

interface Told {
  /** The path up to the step where it strayed, which says where it was to lead. */
  readonly steps: readonly Recordable[];
  readonly toBeAt: readonly string[];
}

function toldOf(model: Model, { approved, trail, stray }: JudgedPath): Told {
  const wording = wordingOf(model);
  const until = stray?.step ?? trail.length;
  const steps: Recordable[] = trail
    .slice(0, until)
    .map(({ witnessed: { cause, after } }) => ({ cause, value: after.value }));
  const failing = approved.steps[until];
  if (!failing) return { steps, toBeAt: [] };
  const here = trail[until]?.witnessed;
  const isThere = here && placeOf(here.after, wording) === failing.place;
  const wanted = isThere ? here.after : placeIn(model, failing.place, wording);
  const toBeAt = wanted ? innermostOf(wanted) : [];
  const cause = here?.cause ?? wording.meant(failing.cause)[0];
  return { steps: cause ? [...steps, { cause, value: wanted?.value ?? null }] : steps, toBeAt };
}

type KeptAs = Pick<Failure, 'recording' | 'link' | 'toBeAt'>;

/** One mistake is often met by several paths. */
const mistakeOf = ({ approved, stray }: JudgedPath): string =>
  JSON.stringify([
    approved.steps[(stray?.step ?? 0) - 1]?.place,
    approved.steps[stray?.step ?? 0]?.cause,
    stray?.expected,
    stray?.got,
  ]);

async function keptOf(
  model: Model,
  judged: readonly JudgedPath[],
  { failures, inspector }: Keeping,
): Promise<Map<string, KeptAs>> {
  for (const file of keptFiles(failures, model.name)) forget(file);
  const shortest = new Map<string, JudgedPath>();
  for (const one of judged) {
    if (!one.stray) continue;
    const known = shortest.get(mistakeOf(one))?.stray;
    if (!known || one.stray.step < known.step) shortest.set(mistakeOf(one), one);
  }
  const kept = new Map<string, KeptAs>();
  for (const [mistake, one] of shortest) {
    const { steps, toBeAt } = toldOf(model, one);
    const recording = keepRecording(failures, model.name, stepsRecording(model, steps));
    kept.set(mistake, { recording, link: await linkTo(recording, inspector), toBeAt });
  }
  return kept;
}

/** A flow for which there was no time: its approved paths, or those that nobody has planned. */
export function leftOut(model: Model, approved: Approved | null = null): FlowResult {
  const { chart, title } = wordingOf(model);
  const paths = approved?.paths ?? [{ name: 'all paths', steps: [] }];
  return {
    flow: model.name,
    chart: chart.id,
    title,
    wrong: [],
    paths: paths.map(
      ({ name, steps }): PathResult => ({
        name,
        outcome: 'not taken',
        milliseconds: 0,
        steps: steps.map(
          ({ cause, place }): StepResult => ({
            cause,
            place,
            outcome: 'not reached',
            milliseconds: null,
            transitions: [],
            at: [],
          }),
        ),
        failure: null,
      }),
    ),
    unreached: [],
    reached: reachedBy(model, []),
  };
}

export interface TakenOnMachine {
  readonly result: FlowResult;
  /** What is wrong, in words. */
  readonly told: readonly string[];
  /** Ids of transitions that no approved path takes. */
  readonly untaken: readonly string[];
}

/**
 * Takes the approved paths of a flow on its machine; of each mistake the shortest that meets it is kept as a recording. `only` leaves
 * out the approved paths that go well and through none of these transitions.
 */
export async function takeOnMachine(
  model: Model,
  approved: Approved | null,
  keeping: Keeping,
  only: Touched = null,
): Promise<TakenOnMachine> {
  const { chart, title } = wordingOf(model);
  const about = { flow: model.name, chart: chart.id, title };
  if (!approved) {
    const wrong = [`Nothing of it is approved: npm run paths -- approve ${model.name}`];
    const nothing = { paths: [], unreached: [], reached: reachedBy(model, []) };
    return { result: { ...about, wrong, ...nothing }, told: wrong, untaken: [] };
  }
  const judged = judge(model, approved);
  const kept = await keptOf(model, judged.paths, keeping);
  const wanted = judged.paths.filter((one) => isWanted(one, only));
  const paths = wanted.map((one): PathResult => {
    const { name, stray, trail } = one;
    const { recording = null, link = null, toBeAt = [] } = kept.get(mistakeOf(one)) ?? {};
    return {
      name,
      outcome: stray ? 'failed' : 'passed',
      milliseconds: trail.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
      steps: stepsOf(one),
      failure: stray && {
        step: stray.step,
        expected: stray.expected,
        got: stray.got,
        recording,
        link,
        toBeAt,
        screenshot: null,
        trace: null,
      },
    };
  });
  const told = wanted.flatMap((one) => {
    const { link } = kept.get(mistakeOf(one)) ?? {};
    const text = wrongWith(one);
    return text === null ? [] : [link ? `${text}\n  ${link}` : text];
  });
  const recorded = await takeRecorded(model, approved, keeping);
  const { infeasible = {} } = model.fixtures;
  const known = new Set(transitionsOf(chart).map(({ id }) => id));
  const steps = wanted.flatMap(upToStray).map(({ witnessed: { after, taken } }) => ({
    active: nodesOf(after).map(({ id }) => id),
    taken,
  }));
  return {
    result: {
      ...about,
      wrong: judged.whole,
      paths: [...paths, ...recorded.results],
      unreached: judged.untaken
        .filter((goal) => known.has(goal) && infeasible[goal] !== undefined)
        .map((goal) => ({ goal, reason: infeasible[goal] ?? '' })),
      reached: reachedBy(model, steps),
    },
    told: [...told, ...recorded.told, ...judged.whole],
    untaken: judged.untaken,
  };
}
