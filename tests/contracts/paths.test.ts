import { describe, expect, it } from 'vitest';
import { explore } from '../../charts/paths/explore';
import { planPaths } from '../../charts/paths/plan';
import { runPath } from '../../charts/paths/run';
import { models } from '../paths/models';
import { plays } from '../paths/plays';
import { surfaces } from '../paths/surfaces';
import { allFlows } from '../support/machines';

it('has a model of every machine', async () => {
  const flows = (await allFlows()).map(({ name }) => name);
  expect(models.map(({ name }) => name).sort()).toEqual(flows.sort());
});

it('plays in a browser the flows that are said to be', () => {
  const said = Object.entries(surfaces).filter(([, where]) => where.includes('browser'));
  expect(Object.keys(plays).sort()).toEqual(said.map(([name]) => name).sort());
});

describe.each(models.map((model) => [model.name, model] as const))('flow %s', (_name, model) => {
  it('takes every transition on the machine, and can reach each', async () => {
    const explored = explore(model);
    const plan = await planPaths(explored, 'transitions');
    expect(explored.cut).toBe(0);
    expect(plan.unreached.map(({ goal }) => goal)).toEqual(
      Object.keys(model.fixtures.infeasible ?? {}),
    );
    const ends = [];
    for (const path of plan.paths) ends.push(await runPath(plan.explored, path));
    expect(ends.filter((end) => end !== null)).toEqual([]);
  });
});
