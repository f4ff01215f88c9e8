import { createRandom, type Random } from '../../../demo/city/random';

export interface Spot {
  headers: Record<string, string>;
  items: { id: number; slug: string; name: string; price: number }[];
  stores: { id: number; slug: string; name: string }[];
  categories: { id: number; childes: { id: number }[] }[];
  campaigns: { id: number }[];
}

export interface World {
  spots: Spot[];
  random: Random;
}

const modulesWithZones: [number, number[][]][] = [
  [1, [[1], [2], [1, 2, 3]]],
  [2, [[1], [3], [1, 2]]],
  [3, [[1], [3]]],
  [4, [[1], [2], [1, 2]]],
];

/** Looks around in the shop by its own calls, so that requests ask for what is there. */
export async function exploreWorld(url: string): Promise<World> {
  const random = createRandom('bench');
  const spots: Spot[] = [];
  for (const [moduleId, zones] of modulesWithZones) {
    for (const zoneIds of zones) {
      const language = spots.length % 3 === 0 ? 'ar' : 'en';
      const headers = {
        zoneId: JSON.stringify(zoneIds),
        moduleId: String(moduleId),
        'X-localization': language,
        latitude: '24.7',
        longitude: '46.7',
      };
      const ask = async (path: string) => {
        const answer = await fetch(`${url}/api/v1${path}`, { headers });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        return answer.json();
      };
      const pages = await Promise.all(
        [1, 3].map((offset) => ask(`/items/latest?limit=50&offset=${offset}`)),
      );
      const { stores } = await ask('/stores/get-stores/all?limit=50&offset=1');
      spots.push({
        headers,
        items: pages.flatMap((page) => page.products),
        stores,
        categories: await ask('/categories'),
        campaigns: await ask('/campaigns/basic'),
      });
    }
  }
  return { spots, random };
}
