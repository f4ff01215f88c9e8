import { expect, it } from 'vitest';
import { sourceOf } from '../gallery/sources';
import { pathTo, statesOf } from '../gallery/states';
import { everyModel, type FlowName } from '../paths/everyModel';
import { surfaces } from '../paths/surfaces';

const flows = Object.keys(everyModel) as FlowName[];

it('shows every flow that has a screen, and says of each other why not', () => {
  const missing = flows.filter((flow) => !sourceOf(flow));
  expect(missing).toEqual(['followInbox', 'session']);
  expect(missing.map((flow) => surfaces[flow])).toEqual([
    'Nothing of it is pressed or seen',
    'Nothing of it is pressed or seen',
  ]);
});

it.each(['checkout', 'guestOrLogin', 'signIn'] as const)('leads to the states of %s', (flow) => {
  expect(statesOf(flow).filter((state) => !pathTo(flow, state))).toEqual([]);
});
