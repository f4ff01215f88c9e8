import * as v from 'valibot';
import { type Module, module } from '../../domain/entities/module';
import { type Point, point } from '../../domain/entities/place';
import { zoneIds } from '../../domain/wire';

/**
 * The browser-storage keys of the product (SESS-11, SESS-12, LOC-22 to LOC-25, MOD-22, LANG-08 to
 * LANG-10), parsed on the way in: a value that cannot be read is dropped and counts as absent.
 */
export interface StorageKey<T> {
  readonly name: string;
  readonly get: () => T | null;
  readonly set: (value: T | null) => void;
}

const listeners = new Set<(name: string) => void>();

/** Calls back with the key's name after a change in this tab or in another one. */
export function onStorageChange(listener: (name: string) => void): () => void {
  const fromOtherTab = (event: StorageEvent) => listener(event.key ?? '');
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

function readRaw(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

function writeRaw(name: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, value);
  } catch {
    // Private windows and full disks refuse: the session goes on without remembering.
  }
  for (const listener of listeners) listener(name);
}

/** A key of plain text; empty text counts as absent. */
export const textKey = (name: string): StorageKey<string> => ({
  name,
  get: () => readRaw(name) || null,
  set: (value) => writeRaw(name, value || null),
});

/** A key of JSON read by `schema`. */
export const jsonKey = <T>(name: string, schema: v.GenericSchema<unknown, T>): StorageKey<T> => ({
  name,
  get: () => {
    const raw = readRaw(name);
    if (raw === null) return null;
    try {
      const parsed = v.safeParse(schema, JSON.parse(raw));
      if (parsed.success) return parsed.output;
    } catch {
      // Falls through to dropping the value.
    }
    writeRaw(name, null);
    return null;
  },
  set: (value) => writeRaw(name, value === null ? null : JSON.stringify(value)),
});

export const tokenKey = textKey('token');
export const guestIdKey = textKey('guest_id');
export const locationKey = textKey('location');
export const languageKey = textKey('language-setting');
export const countryKey = textKey('country');
export const moduleKey: StorageKey<Module> = jsonKey('module', module);
export const currentLatLngKey: StorageKey<Point> = jsonKey('currentLatLng', point);
export const settingsKey = jsonKey('settings', v.object({ direction: v.picklist(['ltr', 'rtl']) }));

const zoneIdList = v.pipe(zoneIds, v.minLength(1));

/** One zone id or a JSON list of ids; both shapes are read, the list is written. */
export const zoneIdKey: StorageKey<number[]> = jsonKey('zoneid', zoneIdList);
