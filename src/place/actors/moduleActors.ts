import { fromPromise } from 'xstate';
import type { Module } from '../../../domain/place/module';
import { moduleMachine, type TripStanding } from '../../../machines/place/module';
import { queryClient } from '../../client/queryClient';
import { modulesQuery } from '../../client/shopQueries';
import { moduleKey, zoneIdKey } from '../../client/storage/storage';
import { openModules } from '../module/openModules';

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
      (await import('../../rental/actors/tripZone')).checkTripZone(),
    ),
    resetTripCart: fromPromise<void>(async ({ signal }) =>
      (await import('../../rental/actors/tripZone')).resetTripCart(signal),
    ),
  },
  actions: {
    rememberModule: (_, { module }) => moduleKey.set(module),
  },
});
