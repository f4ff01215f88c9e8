import { queryOptions } from '@tanstack/react-query';
import {
  applyAsCourier,
  applyAsStore,
  listStorePlans,
} from '../../../domain/account/applicationEndpoints';
import { defaultLanguage } from '../../../domain/language/languages';
import { checkZone } from '../../../domain/place/geographyEndpoints';
import type { Point } from '../../../domain/place/place';
import type { BodyOf } from '../../../domain/wire/define';
import { call } from '../../client/client';
import { languageKey } from '../../client/storage/storage';

const minutes = 60_000;

export const storePlansQuery = () =>
  queryOptions({
    queryKey: ['config', 'store-plans', languageKey.get() ?? defaultLanguage],
    queryFn: ({ signal }) => call(listStorePlans, { signal }),
    staleTime: 10 * minutes,
  });

export const isInZone = (zoneId: number, { lat, lng }: Point, signal: AbortSignal) =>
  call(checkZone, { query: { zone_id: zoneId, lat, lng }, signal });

export const sendStoreApplication = (body: BodyOf<typeof applyAsStore>, signal: AbortSignal) =>
  call(applyAsStore, { body, signal, timeoutMs: minutes });

export const sendCourierApplication = (body: BodyOf<typeof applyAsCourier>, signal: AbortSignal) =>
  call(applyAsCourier, { body, signal, timeoutMs: minutes });
