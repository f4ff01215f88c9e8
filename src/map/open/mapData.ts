import type { MapData } from '../../../domain/place/mapData';
import { runtimeConfig } from '../../client/runtimeConfig';

let loading: Promise<MapData> | null = null;

const isMapData = (value: unknown): value is MapData =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === 1;

/** The city as the server gives it, fetched once a page. Rejects when it cannot be had. */
export function loadMapData(): Promise<MapData> {
  loading ??= fetch(`${runtimeConfig.apiUrl}/map/city.json`)
    .then((answer) => {
      if (!answer.ok) throw new Error(`The map answered ${answer.status}`);
      return answer.json();
    })
    .then((data: unknown) => {
      if (!isMapData(data)) throw new Error('The map has another format');
      return data;
    })
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
