import { afterAll, describe, expect, it } from 'vitest';
import { explore } from '../../charts/package/paths';
import { approvedOf } from '../../charts/paths/approved/approve';
import type { RunVariables } from '../../charts/paths/components';
import { takeOnMachine } from '../../charts/paths/results/onMachine';
import { stageResult } from '../../charts/paths/results/report';
import type { FlowResult } from '../../charts/paths/results/results';
import { writePart } from '../../charts/paths/results/store';
import { models } from '../paths/models';
import { plays } from '../paths/plays';
import { surfaces } from '../paths/surfaces';
import { allFlows } from '../support/machines';

const { PATHS_RESULTS: folder }: Partial<RunVariables> = process.env;
const since = new Date();
const taken: FlowResult[] = [];
afterAll(() => {
  if (folder) writePart(folder, 'contracts', stageResult('machine', taken, since));
});

/** Where a path that fails is kept, as `npm run paths -- --run machine` does. */
const keeping = {
  failures: 'test-results/paths/machine',
  recorded: 'tests/paths/recorded',
  inspector: 'http://localhost:5173/inspector',
};

it('has a model of every machine', async () => {
  const flows = (await allFlows()).map(({ name }) => name);
  expect(models.map(({ name }) => name).sort()).toEqual(flows.sort());
});

it('plays in a browser the flows that are said to be', () => {
  const said = Object.entries(surfaces).filter(([, where]) => where.includes('browser'));
  expect(Object.keys(plays).sort()).toEqual(said.map(([name]) => name).sort());
});

describe.each(models.map((model) => [model.name, model] as const))('flow %s', (name, model) => {
  const approved = approvedOf('tests/paths/approved', name);

  it('is explored to its end', () => {
    expect(explore(model).cut).toBe(0);
  }, 30_000);

  it('does what was approved, step by step', async () => {
    expect(approved).not.toBeNull();
    const { told, untaken, result } = await takeOnMachine(model, approved, keeping);
    taken.push(result);
    expect({ told, untaken }).toEqual({
      told: [],
      // Of what nothing can take, the reason is known.
      untaken: Object.keys(model.fixtures.infeasible ?? {}),
    });
  });
});
