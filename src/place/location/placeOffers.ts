import { useQuery } from '@tanstack/react-query';
import type { Zone } from '../../../domain/place/place';
import { zonesQuery } from '../../client/shopQueries';
import { type RecentPlace, recentPlacesKey } from '../../client/storage/recentPlaces';
import { storedPlace } from '../../client/storage/storage';

export interface PlaceOffers {
  recent: RecentPlace[];
  zones: Zone[];
}

export function usePlaceOffers(isWanted: boolean): PlaceOffers {
  const { data: zones = [] } = useQuery({ ...zonesQuery(), enabled: isWanted });
  if (!isWanted) return { recent: [], zones: [] };
  const here = storedPlace();
  return {
    recent: (recentPlacesKey.get() ?? []).filter(({ address }) => address !== here?.address),
    zones: zones.filter(({ status, coordinates }) => status === 1 && coordinates.length > 2),
  };
}
