import { fromPromise } from 'xstate';
import { moduleMachine, type TripStanding } from '../../machines/module';
import { modulesQuery } from '../api/places';
import { queryClient } from '../api/queryClient';
import { openModules } from '../app/openModules';
import { moduleKey, zoneIdKey } from '../storage/storage';

/** The module flow with the API and the browser's storage behind it. */
export const liveModuleMachine = moduleMachine.provide({
  actors: {
    listModules: fromPromise(async () =>
      openModules(await queryClient.fetchQuery(modulesQuery()), zoneIdKey.get()),
    ),
    checkTripZone: fromPromise<{ standing: TripStanding }>(async () =>
      (await import('./tripZone')).checkTripZone(),
    ),
    resetTripCart: fromPromise<void>(async ({ signal }) =>
      (await import('./tripZone')).resetTripCart(signal),
    ),
  },
  actions: {
    rememberModule: (_, { module }) => moduleKey.set(module),
  },
});
