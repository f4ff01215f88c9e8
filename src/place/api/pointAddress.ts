import { queryOptions } from '@tanstack/react-query';
import { defaultLanguage } from '../../../domain/language/languages';
import { reverseGeocode } from '../../../domain/place/geographyEndpoints';
import type { Point } from '../../../domain/place/place';
import { call } from '../../client/client';
import { languageKey } from '../../client/storage/storage';

export const pointAddressQuery = (point: Point) =>
  queryOptions({
    queryKey: ['map', 'address', point.lat, point.lng, languageKey.get() ?? defaultLanguage],
    queryFn: async ({ signal }) =>
      (await call(reverseGeocode, { query: point, signal })).results[0]?.formatted_address ?? '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
