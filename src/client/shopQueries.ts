import { queryOptions } from '@tanstack/react-query';
import { defaultLanguage } from '../../domain/language/languages';
import { getConfig, getLanding, listModules, listZones } from '../../domain/place/placeEndpoints';
import { call } from './client';
import { languageKey, zoneIdKey } from './storage/storage';

const language = () => languageKey.get() ?? defaultLanguage;

/** Business settings; asked again every minute, so that a changed setting reaches an open page. */
export const configQuery = () =>
  queryOptions({
    queryKey: ['config', language()],
    queryFn: ({ signal }) => call(getConfig, { signal }),
    refetchInterval: 60_000,
  });

export const landingQuery = () =>
  queryOptions({
    queryKey: ['landing', language()],
    queryFn: ({ signal }) => call(getLanding, { signal }),
  });

export const zonesQuery = () =>
  queryOptions({
    queryKey: ['zones', language()],
    queryFn: ({ signal }) => call(listZones, { signal }),
    staleTime: 10 * 60_000,
  });

export const modulesQuery = () =>
  queryOptions({
    queryKey: ['modules', language(), zoneIdKey.get()],
    queryFn: ({ signal }) => call(listModules, { signal }),
    staleTime: 5 * 60_000,
  });
