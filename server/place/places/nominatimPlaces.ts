import * as v from 'valibot';
import { askOutside } from './outside';
import type { Places } from './places';

const found = v.object({
  lat: v.pipe(v.string(), v.transform(Number), v.number()),
  lon: v.pipe(v.string(), v.transform(Number), v.number()),
  display_name: v.string(),
});
const reversed = v.union([
  v.object({ display_name: v.string() }),
  v.object({ error: v.unknown() }),
]);

// Services of this kind look names up anew, so the id carries the point itself.
const idOf = (lat: number, lng: number) => `point:${lat.toFixed(6)},${lng.toFixed(6)}`;

export function createNominatimPlaces(
  base: string,
): Pick<Places, 'addressAt' | 'suggest' | 'pointOf'> {
  const ask = <Answer extends v.GenericSchema>(
    path: string,
    query: Record<string, string>,
    language: string,
    answer: Answer,
  ) =>
    askOutside(`${base}/${path}?${new URLSearchParams({ format: 'jsonv2', ...query })}`, answer, {
      headers: { 'Accept-Language': language, 'User-Agent': 'flowmart' },
    });
  return {
    addressAt: async ({ lat, lng }, language) => {
      const answer = await ask(
        'reverse',
        { lat: String(lat), lon: String(lng) },
        language,
        reversed,
      );
      return 'display_name' in answer ? answer.display_name : null;
    },
    suggest: async (text, language) => {
      const rows = await ask('search', { q: text, limit: '8' }, language, v.array(found));
      return rows.map(({ lat, lon, display_name: name }) => {
        const [main = name, ...rest] = name.split(', ');
        return { placeId: idOf(lat, lon), main, secondary: rest.join(', ') };
      });
    },
    pointOf: async (placeId) => {
      const match = /^point:(-?[\d.]+),(-?[\d.]+)$/.exec(placeId);
      return match ? { lat: Number(match[1]), lng: Number(match[2]) } : null;
    },
  };
}
