import * as v from 'valibot';
import { type Module, module } from '../../../domain/place/module';
import { type Point, point } from '../../../domain/place/place';
import { zoneIds } from '../../../domain/wire/fields';

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

/** Values that the browser refused to keep (private window, full disk): they last as long as the page. */
const unkept = new Map<string, string>();

function readRaw(name: string): string | null {
  try {
    return unkept.get(name) ?? window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

function put(name: string, value: string | null): void {
  unkept.delete(name);
  try {
    if (value === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, value);
  } catch {
    if (value !== null) unkept.set(name, value);
  }
}

function tell(name: string): void {
  for (const listener of listeners) listener(name);
}

function writeRaw(name: string, value: string | null): void {
  put(name, value);
  tell(name);
}

/** A key of plain text; empty text counts as absent. */
export const textKey = (name: string): StorageKey<string> => ({
  name,
  get: () => readRaw(name) || null,
  set: (value) => writeRaw(name, value || null),
});

/** A key of JSON read by `schema`. */
export function jsonKey<T>(name: string, schema: v.GenericSchema<unknown, T>): StorageKey<T> {
  // Every call and many a component reads the same few keys: the same text is parsed once.
  let last: { raw: string; value: T } | null = null;
  return {
    name,
    get: () => {
      const raw = readRaw(name);
      if (raw === null) return null;
      if (raw === last?.raw) return last.value;
      try {
        const parsed = v.safeParse(schema, JSON.parse(raw));
        if (parsed.success) {
          last = { raw, value: parsed.output };
          return parsed.output;
        }
      } catch {
        // Falls through to dropping the value.
      }
      writeRaw(name, null);
      return null;
    },
    set: (value) => writeRaw(name, value === null ? null : JSON.stringify(value)),
  };
}

export const tokenKey = textKey('token');
export const guestIdKey = textKey('guest_id');
export const locationKey = textKey('location');
export const languageKey = textKey('language-setting');

/** Changes each time that a customer leaves this browser and all that is private with them. */
export const leavingsKey = textKey('leavings');

/** Whose private things this browser keeps: the customer who was here last. */
export const customerKey = textKey('customer');
export const countryKey = textKey('country');
/** The country whose dial code phone fields begin with, once the shopper has picked one (HEAD-13). */
export const phoneCountryKey = textKey('phone-country');
export const moduleKey: StorageKey<Module> = jsonKey('module', module);
export const currentLatLngKey: StorageKey<Point> = jsonKey('currentLatLng', point);
export const settingsKey = jsonKey('settings', v.object({ direction: v.picklist(['ltr', 'rtl']) }));

/** Who signed in last with "remember me": e-mail or phone, never a password (LOGIN-26). */
export const rememberedKey = jsonKey('userDatafor', v.object({ email_or_phone: v.string() }));

const zoneIdList = v.pipe(zoneIds, v.minLength(1));

/** One zone id or a JSON list of ids; both shapes are read, the list is written. */
export const zoneIdKey: StorageKey<number[]> = jsonKey('zoneid', zoneIdList);

export interface StoredPlace {
  address: string;
  point: Point;
  zoneIds: number[];
}

/** The stored place, or null unless all three parts are there (LOC-22 to LOC-24). */
export function storedPlace(): StoredPlace | null {
  const address = locationKey.get();
  const point = currentLatLngKey.get();
  const zones = zoneIdKey.get();
  return address && point && zones ? { address, point, zoneIds: zones } : null;
}

/**
 * Stores a place, or forgets it. All three keys change before anybody is told, so that no request
 * ever carries the zone of one place and the point of another.
 */
export function storePlace(place: StoredPlace | null): void {
  put(locationKey.name, place === null ? null : place.address);
  put(currentLatLngKey.name, place && JSON.stringify(place.point));
  put(zoneIdKey.name, place && JSON.stringify(place.zoneIds));
  for (const key of [locationKey, currentLatLngKey, zoneIdKey]) tell(key.name);
}

/**
 * Drops, before anything is shown, every value that cannot be read, and a place of which a part is
 * missing, so that the shopper is asked again.
 */
export function mendStorage(): void {
  for (const key of [moduleKey, settingsKey]) key.get();
  const isPartial = [locationKey, currentLatLngKey, zoneIdKey].some((key) => key.get() !== null);
  if (isPartial && !storedPlace()) storePlace(null);
}
