import '../../src/app/styles';
import '../../src/app/global.css';
import { waitFor } from '@testing-library/dom';
import { tell } from '../../charts/paths/run';
import { activateLocale } from '../../src/client/i18n';
import { provideNavigation } from '../../src/flow/emitted';
import { everyModel, type FlowName } from '../paths/everyModel';
import { startedFlow, waitForFlow } from '../support/staging';
import { asked } from './asked';
import { sourceOf } from './sources';
import { pathTo } from './states';
import { shows } from './takePaths';

const isFlow = (name: string): name is FlowName => name in everyModel;

async function show(): Promise<void> {
  const { flow, state, language, theme } = asked;
  if (!isFlow(flow)) throw new Error(`There is no flow ${flow}.`);
  document.documentElement.dataset.mantineColorScheme = theme;
  await activateLocale(language);
  provideNavigation(() => undefined);
  await sourceOf(flow)?.();
  const begin = shows[flow];
  const found = pathTo(flow, state);
  const [start, ...steps] = found?.path ?? [];
  if (!begin || !found || start?.cause.kind !== 'start') throw new Error('Nothing leads here.');
  const { explored, table } = found;
  const input = explored.model.fixtures.inputs[start.cause.input];
  waitForFlow(explored.model.machine.id, input, Object.keys(table.answers ?? {}));
  void begin(input as never);
  const actor = await waitFor(startedFlow, { timeout: 20_000 });
  for (const step of steps) tell(actor, step);
}

show().catch((error: unknown) => {
  document.body.textContent = error instanceof Error ? error.message : String(error);
});
