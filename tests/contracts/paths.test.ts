import { describe, expect, it } from 'vitest';
import { approvedOf } from '../../charts/paths/approved/approve';
import { compare } from '../../charts/paths/approved/compare';
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

describe.each(models.map((model) => [model.name, model] as const))('flow %s', (name, model) => {
  const approved = approvedOf('tests/paths/approved', name);

  it('does what was approved, step by step', () => {
    expect(approved).not.toBeNull();
    expect(approved && compare(model, approved)).toEqual({
      wrong: [],
      // Of what nothing can take, the reason is known.
      untaken: Object.keys(model.fixtures.infeasible ?? {}),
    });
  });
});
