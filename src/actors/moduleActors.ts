import { fromPromise } from 'xstate';
import type { Module } from '../../domain/entities/module';
import { moduleMachine, type TripStanding } from '../../machines/module';
import { modulesQuery } from '../api/places';
import { queryClient } from '../api/queryClient';
import { openModules } from '../app/openModules';
import { moduleKey, zoneIdKey } from '../storage/storage';

/** The module flow with the API and the browser's storage behind it. */
export const liveModuleMachine = moduleMachine.provide({
  actors: {
    listModules: fromPromise(async () => {
      const query = modulesQuery();
      const openIn = (modules: readonly Module[]) => openModules(modules, zoneIdKey.get());
      const known = queryClient.getQueryData(query.queryKey);
      // Where nothing was open, another look is worth a call.
      const isNone = known && openIn(known).length === 0;
      return openIn(await queryClient.fetchQuery(isNone ? { ...query, staleTime: 0 } : query));
    }),
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
