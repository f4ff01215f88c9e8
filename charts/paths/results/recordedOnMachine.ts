import { readFileSync } from 'node:fs';
import { parseRecording } from '../../recordings/recording';
import { whereApproved } from '../approved/book';
import type { Approved } from '../approved/text';
import { explore } from '../explore';
import { keptFiles, linkTo } from '../failures';
import type { Model } from '../fixtures';
import {
  placeText,
  type RecordedPath,
  recordedCause,
  recordedName,
  recordedPaths,
  type Stray,
  strayText,
} from '../recorded';
import { runPath } from '../run';
import { type Keeping, takeOne } from '../taking';
import type { PathResult, StepResult } from './results';

/** A recording that nothing of the model leads along any more: none of its steps was taken. */
async function strayed(
  { file }: RecordedPath,
  stray: Stray,
  inspector: string,
): Promise<PathResult> {
  const { start, steps } = parseRecording(readFileSync(file, 'utf8'));
  const told = [
    { cause: 'start', place: placeText(start) },
    ...steps.map((step) => ({ cause: recordedCause(step), place: placeText(step.expected) })),
  ];
  return {
    name: recordedName(file),
    outcome: 'failed',
    milliseconds: 0,
    steps: told.map(
      (step, index): StepResult => ({
        ...step,
        outcome: index === stray.step ? 'failed' : 'not reached',
        milliseconds: null,
        transitions: [],
        at: [],
      }),
    ),
    failure: {
      step: stray.step,
      expected: [`→ ${placeText(stray.expected)}`],
      got: ['nothing leads there'],
      toBeAt: [],
      recording: file,
      link: await linkTo(file, inspector),
      screenshot: null,
      trace: null,
    },
  };
}

/** Takes the recordings of a flow on its machine, each as far as people agreed that it leads. */
export async function takeRecorded(model: Model, approved: Approved, keeping: Keeping) {
  const { recorded = null } = keeping;
  const results: PathResult[] = [];
  const told: string[] = [];
  if (recorded === null || keptFiles(recorded, model.name).length === 0) return { results, told };
  const explored = explore(model);
  const take = whereApproved(
    (path, watch) => runPath(explored, path, undefined, watch?.done),
    explored,
    approved,
  );
  for (const one of recordedPaths(recorded, explored)) {
    const { file, like } = one;
    const name = recordedName(file);
    if (!('path' in like)) {
      results.push(await strayed(one, like, keeping.inspector));
      told.push(`${model.name}, ${name}: ${strayText(like)}`);
      continue;
    }
    const taken = await takeOne(explored, { name, file: null, path: like.path }, keeping, take);
    results.push(taken.result);
    if (taken.told) told.push(taken.told);
  }
  return { results, told };
}
