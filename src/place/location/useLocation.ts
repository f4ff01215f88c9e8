import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { sells } from '../../../domain/place/module';
import type { LocationOutput, LocationScreen } from '../../../machines/place/location';
import type { PlaceSearchScreen } from '../../../machines/place/placeSearch';
import { currentLatLngKey, moduleKey } from '../../client/storage/storage';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { liveLocationMachine } from '../actors/locationActors';
import { type LocationActor, locationIntents } from './intents';

/** Starts the location flow for a component; `entry` is the first thing that it does. */
export function useLocationFlow(
  entry: 'asking' | 'device' | 'map',
  onDone: (output: LocationOutput) => void,
  at = currentLatLngKey.get(),
) {
  const input = { entry, known: at, isPickup: sells(moduleKey.get(), 'trips') };
  return useFlow(liveLocationMachine, { input, onDone });
}

export function useLocationView(actor: LocationActor) {
  const intents = useMemo(() => locationIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<LocationScreen>(snapshot));
  const text = useSelector(actor, ({ context }) => context.text);
  const address = useSelector(actor, ({ context }) => context.address);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const map = useSelector(actor, ({ children }) => children.mapPick);
  const search = useSelector(actor, ({ children }) => children.placeSearch);
  const searchScreen =
    useSelector(search, (snapshot) => snapshot && screenOf<PlaceSearchScreen>(snapshot)) ??
    'waiting';
  const suggestions = useSelector(search, (snapshot) => snapshot?.context.suggestions);
  // The name of a place that was chosen and is no more, not the letters that led to it.
  const lookedFor = useSelector(search, (snapshot) => snapshot?.context.text) ?? text;
  return { screen, text, lookedFor, address, isBusy, map, searchScreen, suggestions, intents };
}

export type LocationView = ReturnType<typeof useLocationView>;
