import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { config as configSchema } from '../../../domain/config';
import { queryClient } from '../../../src/client/queryClient';
import { configQuery } from '../../../src/client/shopQueries';
import { liveLocationMachine } from '../../../src/place/actors/locationActors';

const asked = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call: asked }));

const settings = v.parse(configSchema, {
  default_location: { lat: 25, lng: 55 },
  currency_symbol: '$',
});

beforeEach(() => asked.mockReset());
afterEach(() => queryClient.clear());

it.each([
  ['asked for anew where ways of paying differ from place to place', ['ways_everywhere'], 2],
  ['not asked for again where they are the same everywhere', [], 1],
])('CHK-01 settings are %s, once a place is chosen', async (_, lacks, times) => {
  asked.mockImplementation(async () => ({ ...settings, lacks }));
  await queryClient.ensureQueryData(configQuery());
  const flow = createActor(liveLocationMachine, {
    input: { entry: 'asking', known: null, isPickup: false },
  }).start();
  flow.send({
    type: 'location.savedChosen',
    address: '4 North Bank',
    point: { lat: 25.4, lng: 55.1 },
    zoneIds: [2],
  });
  await queryClient.fetchQuery(configQuery());
  expect(asked).toHaveBeenCalledTimes(times);
});
