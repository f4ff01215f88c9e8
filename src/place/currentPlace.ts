import { useSyncExternalStore } from 'react';
import type { Module } from '../../domain/place/module';
import {
  currentLatLngKey,
  locationKey,
  moduleKey,
  onStorageChange,
  zoneIdKey,
} from '../client/storage/storage';

export interface Place {
  location: string | null;
  hasLocation: boolean;
  module: Module | null;
}

let last: { key: string; place: Place } | null = null;

/** The remembered place; the same object as long as nothing changed. A place counts only whole. */
export function currentPlace(): Place {
  const location = locationKey.get();
  const module = moduleKey.get();
  const whole = Boolean(location && currentLatLngKey.get() && zoneIdKey.get());
  const key = JSON.stringify([location, whole, module]);
  if (last?.key !== key) {
    last = { key, place: { location: whole ? location : null, hasLocation: whole, module } };
  }
  return last.place;
}

export const usePlace = (): Place => useSyncExternalStore(onStorageChange, currentPlace);
