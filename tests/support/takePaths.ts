import { join } from 'node:path';
import { act, cleanup } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { ownLanguage } from '../../charts/locales/locales';
import { approvedOf } from '../../charts/paths/approved/approve';
import { asApproved } from '../../charts/paths/approved/book';
import type { RunVariables } from '../../charts/paths/components';
import { type Criterion, criteria } from '../../charts/paths/criteria';
import { planPaths } from '../../charts/paths/plan';
import { Collected, stageResult } from '../../charts/paths/results/report';
import { writePart } from '../../charts/paths/results/store';
import { runPath } from '../../charts/paths/run';
import type { AnyScreens } from '../../charts/paths/screens';
import { type Surface, screenStage } from '../../charts/paths/stage';
import { domSurface } from '../../charts/paths/surfaces/dom';
import { type Keeping, type Take, takeOne, waitingPaths } from '../../charts/paths/taking';
import { provideNavigation } from '../../src/flow/emitted';
import { everyModel, type FlowName } from '../paths/everyModel';
import { onTable } from '../paths/onTable';
import { open } from '../paths/open';
import { screens as allScreens } from '../paths/screens';
import { surfaces } from '../paths/surfaces';
import { markedEnglish, sayingOnly, stringsIn, withoutMarks } from './marked';
import { spoken } from './renderAtOnce';
import { answers, begun, namesGiven } from './staged';
import { wordsOf } from './wordsOf';

/** Mounts what starts a flow, and makes the gestures that do. */
type Show = (input: never) => unknown;

/** What `npm run paths -- <flow> --run jsdom` asks for. */
const asked: Partial<RunVariables> = process.env;
const wanted = asked.PATHS_FLOWS ? asked.PATHS_FLOWS.split(',') : null;
const criterion =
  criteria.find((one) => one === asked.PATHS_CRITERION) ?? ('transitions' as Criterion);
const only = JSON.parse(asked.PATHS_ONLY ?? '{}') as Partial<Record<string, string[]>>;
const approved = asked.PATHS_APPROVED ?? 'tests/paths/approved';
const resultsFolder = asked.PATHS_RESULTS ?? null;
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
  const words = { [ownLanguage]: await wordsOf(name) };
  const explored = onTable({ ...everyModel[name], words, open }, screens);
  const { model } = explored;
  const { told = {} } = screens;
  const touched = only[name];
  const plan = await planPaths(explored, criterion, {
    only: touched ? new Set(touched) : null,
  });
  const { inputs, events, results, failures } = model.fixtures;
  for (const name of stringsIn([inputs, events, results, failures])) namesGiven.add(name);
  const given = () => [...namesGiven, ...stringsIn([...answers.values()])];
  const stage = screenStage(explored, screens, sayingOnly(surface, given), {
    begin: (machine, input) =>
      begun(machine, input, () => show(input as never), Object.keys(screens.answers ?? {})),
    around: async (work) => act(async () => work()),
    end: cleanup,
  });
  const bare: Take = (path, watch) => runPath(explored, path, stage, watch?.done);
  const take =
    criterion === 'transitions' ? asApproved(bare, explored, approvedOf(approved, name)) : bare;
  const starts = told.inputs ? ` from ${Object.keys(told.inputs).join(', ')}` : '';
  const collected = new Collected([plan]);
  const since = new Date();
  if (resultsFolder)
    afterAll(() => {
      const result = stageResult('jsdom', collected.flows(), since);
      writePart(resultsFolder, `${name}${starts.replaceAll(/\W+/g, '-')}`, result);
    });
  describe(`the screens of ${model.name}${starts}`, () => {
    it.runIf(criterion === 'transitions' && !touched)(
      'offer every transition but those that are told',
      () => {
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
      waitingPaths(keeping.failures, plan, touched ? null : keeping.recorded).map((waiting) => ({
        ...waiting,
        waiting,
      })),
    )(
      'go along $name of $path.length steps',
      async ({ waiting }) => {
        const { result, told } = await takeOne(explored, waiting, keeping, take);
        collected.add(explored, waiting.path, result);
        if (told) throw new Error(told);
      },
      60_000,
    );
  });
}
