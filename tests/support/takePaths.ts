import { join } from 'node:path';
import { configure } from '@testing-library/react';
import { afterAll, describe, expect, it, onTestFailed, type RunnerTask } from 'vitest';
import type { RunVariables } from '../../charts/paths/components';
import { type Criterion, criteria } from '../../charts/paths/criteria';
import { answer, askedOf } from '../../charts/paths/mutation/asked';
import type { MutateVariables } from '../../charts/paths/mutation/mutateComponents';
import { takeMutants } from '../../charts/paths/mutation/takeMutants';
import { Collected, stageResult } from '../../charts/paths/results/report';
import { writePart } from '../../charts/paths/results/store';
import type { AnyScreens } from '../../charts/paths/screens';
import type { Surface } from '../../charts/paths/stage';
import { domSurface } from '../../charts/paths/surfaces/dom';
import { type Keeping, notTaken, takeOne, waitingPaths } from '../../charts/paths/taking';
import { provideNavigation } from '../../src/flow/emitted';
import type { FlowName } from '../paths/everyModel';
import { screens as allScreens } from '../paths/screens';
import { surfaces } from '../paths/surfaces';
import { markedEnglish, withoutMarks } from './marked';
import { playedFlow, type Show } from './playedFlow';
import { spoken } from './renderAtOnce';
import { wear } from './staged';

/** What `npm run paths -- <flow> --run jsdom` asks for. */
const asked: Partial<RunVariables & MutateVariables> = process.env;
const wanted = asked.PATHS_FLOWS ? asked.PATHS_FLOWS.split(',') : null;
const criterion =
  criteria.find((one) => one === asked.PATHS_CRITERION) ?? ('transitions' as Criterion);
const only = JSON.parse(asked.PATHS_ONLY ?? '{}') as Partial<Record<string, string[]>>;
const approved = asked.PATHS_APPROVED ?? 'tests/paths/approved';
/** When the time is over. */
const until = asked.PATHS_UNTIL ? Number(asked.PATHS_UNTIL) : Number.POSITIVE_INFINITY;
const resultsFolder = asked.PATHS_RESULTS ?? null;
/** Where mistakes are named that machines are to have, one after the other. */
const mutants = asked.PATHS_MUTANTS ?? null;
/** A mistake is waited for as long as nothing wrong is seen: what is right is there at once, or the run without any is red. */
const mutantsPatience = 1_500;
if (mutants) configure({ asyncUtilTimeout: mutantsPatience });
const keeping: Keeping = {
  recorded: asked.PATHS_RECORDED ?? 'tests/paths/recorded',
  failures: join(asked.PATHS_FAILURES ?? 'test-results/paths', 'jsdom'),
  inspector: asked.PATHS_INSPECTOR ?? 'http://localhost:5173/inspector',
};

/**
 * Takes the shortest set of paths through all transitions that people can cause on the mounted screens, and looks
 * at each state: it says nothing but what was extracted, and what it was given. What the screens do not offer must be told in `Screens.unseen`, with the reason. A path that fails is
 * kept, as short as it can be, and taken first next time.
 */
export async function takePaths(flows: Partial<Record<FlowName, Show>>): Promise<void> {
  provideNavigation(() => undefined);
  spoken.messages = markedEnglish;
  const surface = domSurface(withoutMarks);
  afterAll(surface.close);
  for (const [name, show] of Object.entries(flows)) {
    if (wanted && !wanted.includes(name)) {
      it.skip(`${name} is not asked for`);
      continue;
    }
    if (!surfaces[name as FlowName].includes('jsdom'))
      throw new Error(`tests/paths/surfaces.ts does not know that ${name} is played here`);
    const tables: Readonly<Record<string, AnyScreens | readonly AnyScreens[]>> = allScreens;
    for (const screens of [tables[name] ?? []].flat())
      await takeFlow(name as FlowName, screens, show, surface);
  }
}

/** The paths of a flow, or of those of its starts that a table of screens is about. */
async function takeFlow(
  name: FlowName,
  screens: AnyScreens,
  show: Show,
  surface: Surface,
): Promise<void> {
  const played = await playedFlow(name, screens, show, surface, {
    approved,
    criterion,
    touched: only[name] ?? null,
    patience: mutants ? mutantsPatience : null,
  });
  const { explored, plan, take, needed } = played;
  const { model } = explored;
  const { told = {}, own = {} } = screens;
  const touched = only[name];
  const starts = told.inputs ? ` from ${Object.keys(told.inputs).join(', ')}` : '';
  if (mutants) {
    const wantedMutants = askedOf(mutants)[name] ?? [];
    it.runIf(wantedMutants.length > 0)(
      `the screens of ${name}${starts} show what is wrong`,
      async () => {
        const found = await takeMutants(explored, plan.paths, take, wantedMutants, wear);
        answer(mutants, name, starts, found);
      },
      3_600_000,
    );
    return;
  }
  const collected = new Collected([plan]);
  const since = new Date();
  if (resultsFolder)
    afterAll(() => {
      const result = stageResult('jsdom', collected.flows(), since);
      writePart(resultsFolder, `${name}${starts.replaceAll(/\W+/g, '-')}`, result);
    });
  /** What fails without a result of its own would be in no report. */
  const noteFailure = ({ result }: Readonly<RunnerTask>, failed: string) => {
    const [error] = result?.errors ?? [];
    collected.addWrong(explored, `${failed}: ${error?.message ?? 'failed'}`);
  };
  describe(`the screens of ${model.name}${starts}`, () => {
    it.runIf(criterion === 'transitions' && !touched)(
      'offer every transition but those that are told',
      () => {
        onTestFailed(({ task }) => noteFailure(task, task.name));
        const { unseen = {} } = screens;
        const known = { ...model.fixtures.infeasible, ...unseen };
        const goals = plan.unreached.map(({ goal }) => goal);
        const tells = (key: string, goal: string) => key === goal || key === goal.split('|')[1];
        const keys = Object.keys(known);
        expect(goals.filter((goal) => !keys.some((key) => tells(key, goal)))).toEqual([]);
        // What is offered after all needs no reason.
        expect(keys.filter((key) => !goals.some((goal) => tells(key, goal)))).toEqual([]);
      },
    );
    it.each(
      waitingPaths(keeping.failures, plan, keeping.recorded).map((waiting) => ({
        ...waiting,
        waiting,
      })),
    )(
      'go along $name of $path.length steps',
      async ({ waiting }) => {
        if (Date.now() > until) {
          collected.add(explored, waiting.path, notTaken(explored, waiting));
          return;
        }
        let hasResult = false;
        onTestFailed(({ task }) => {
          if (!hasResult) noteFailure(task, waiting.name);
        });
        const { result, told } = await takeOne(explored, waiting, keeping, take);
        hasResult = true;
        collected.add(explored, waiting.path, result);
        if (told) throw new Error(told);
      },
      60_000,
    );
    if (criterion === 'transitions' && !touched && Object.keys(own).length > 0)
      it('make what they are said to make themselves', () => {
        onTestFailed(({ task }) => noteFailure(task, task.name));
        // What there was no time for needed nothing.
        if (Date.now() > until) return;
        expect([...needed].sort()).toEqual(Object.keys(own).sort());
      });
  });
}
