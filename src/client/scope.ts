import { useSyncExternalStore } from 'react';
import { defaultLanguage } from '../../domain/language/languages';
import {
  currentLatLngKey,
  languageKey,
  moduleKey,
  onStorageChange,
  zoneIdKey,
} from './storage/storage';

/**
 * What every catalogue answer depends on, as one text: language, zones, module, point. It is part of
 * the query keys, so that a change of place, module or language asks anew and nothing stale is shown.
 */
export const scopeKey = (moduleId?: number): string =>
  JSON.stringify([
    languageKey.get() ?? defaultLanguage,
    zoneIdKey.get(),
    moduleId ?? moduleKey.get()?.id ?? null,
    currentLatLngKey.get(),
  ]);

const currentScope = () => scopeKey();

/** Renders again when language, place or module change, in this tab or in another one. */
export const useScope = (): string => useSyncExternalStore(onStorageChange, currentScope);
