import { describe, expect, it } from 'vitest';
import { explore } from '../../charts/paths/explore';
import { planPaths } from '../../charts/paths/plan';
import { runPath } from '../../charts/paths/run';
import { models } from '../paths/models';

describe.each(models.map((model) => [model.name, model] as const))('flow %s', (_name, model) => {
  it('takes every transition on the machine, and can reach each', async () => {
    const plan = await planPaths(explore(model), 'transitions');
    expect(plan.unreached).toEqual([]);
    const ends = [];
    for (const path of plan.paths) ends.push(await runPath(plan.explored, path));
    expect(ends.filter((end) => end !== null)).toEqual([]);
  });
});
