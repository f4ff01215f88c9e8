import { queryOptions } from '@tanstack/react-query';
import {
  listParcelCategories,
  listParcelInstructions,
} from '../../../domain/parcel/parcelEndpoints';
import { call } from '../../client/client';
import { scopeKey } from '../../client/scope';

const minutes = 60_000;

export const parcelCategoriesQuery = () =>
  queryOptions({
    queryKey: ['catalogue', scopeKey(), 'parcel-categories'],
    queryFn: ({ signal }) => call(listParcelCategories, { signal }),
    staleTime: 5 * minutes,
  });

export const parcelInstructionsQuery = () =>
  queryOptions({
    queryKey: ['catalogue', scopeKey(), 'parcel-instructions'],
    queryFn: ({ signal }) => call(listParcelInstructions, { signal }),
    staleTime: 5 * minutes,
  });
