import { act, cleanup } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { type Criterion, criteria } from '../../charts/paths/criteria';
import { explore } from '../../charts/paths/explore';
import { planPaths } from '../../charts/paths/plan';
import { runPath } from '../../charts/paths/run';
import { type AnyScreens, onScreens } from '../../charts/paths/screens';
import { screenStage } from '../../charts/paths/stage';
import { domSurface } from '../../charts/paths/surfaces/dom';
import { provideNavigation } from '../../src/app/emitted';
import { everyModel, type FlowName } from '../paths/everyModel';
import { screens as allScreens } from '../paths/screens';
import { surfaces } from '../paths/surfaces';
import { begun } from './staged';

/** Mounts what starts a flow, and makes the gestures that do. */
type Show = (input: never) => unknown;

/** What `npm run paths -- <flow> --run jsdom` asks for. */
const { PATHS_FLOWS, PATHS_CRITERION } = process.env;
const wanted = PATHS_FLOWS ? PATHS_FLOWS.split(',') : null;
const criterion = criteria.find((one) => one === PATHS_CRITERION) ?? ('transitions' as Criterion);

/**
 * Takes the shortest set of paths through all transitions that people can cause on the mounted screens, and looks
 * at each state. What the screens do not offer must be told in `Screens.unseen`, with the reason.
 */
export async function takePaths(flows: Partial<Record<FlowName, Show>>): Promise<void> {
  provideNavigation(() => undefined);
  const surface = domSurface();
  afterAll(surface.close);
  for (const [name, show] of Object.entries(flows)) {
    if (wanted && !wanted.includes(name)) {
      it.skip(`${name} is not asked for`);
      continue;
    }
    if (!surfaces[name as FlowName].includes('jsdom'))
      throw new Error(`tests/paths/surfaces.ts does not know that ${name} is played here`);
    const whole = everyModel[name as FlowName];
    const tables: Readonly<Record<string, AnyScreens>> = allScreens;
    const screens = tables[name] as AnyScreens;
    const fixtures = { ...whole.fixtures, ...screens.told };
    const model = { ...whole, fixtures };
    const explored = onScreens(explore(model), screens);
    const plan = await planPaths(explored, criterion);
    const stage = screenStage(explored, screens, surface, {
      begin: (machine, input) => begun(machine, input, () => show(input as never)),
      around: async (work) => act(async () => work()),
      end: cleanup,
    });
    describe(`the screens of ${model.name}`, () => {
      it.runIf(criterion === 'transitions')(
        'offer every transition but those that are told',
        () => {
          const { unseen = {} } = screens;
          const known = { ...fixtures.infeasible, ...unseen };
          const goals = plan.unreached.map(({ goal }) => goal);
          expect(
            goals.filter((goal) => !(goal in known || (goal.split('|')[1] ?? '') in known)),
          ).toEqual([]);
          expect(
            Object.keys(known).filter((key) => key.includes('|') && !goals.includes(key)),
          ).toEqual([]);
        },
      );
      it.each(plan.paths.map((path, index) => ({ number: index + 1, steps: path.length, path })))(
        'go along path $number of $steps steps',
        async ({ path }) => {
          const end = await runPath(explored, path, stage);
          const way = path.slice(0, (end?.step ?? 0) + 1).map(({ cause }) => JSON.stringify(cause));
          if (end) throw new Error(JSON.stringify({ ...end, way: way.slice(-2) }));
        },
        60_000,
      );
    });
  }
}
