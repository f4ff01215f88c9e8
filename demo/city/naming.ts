import type { Localized } from '../../domain/language/localized';
import { pathLength } from '../../server/place/plane';
import type { Road } from './mainRoads';
import type { Random } from './random';
import { streetName, streetNamePool } from './streetNames';

export function nameRoads(roads: readonly Road[], random: Random): (Road & { name: Localized })[] {
  const { wellKnown, people } = streetNamePool();
  const used = new Set(roads.flatMap((road) => (road.name ? [road.name.en] : [])));
  const names = [...random.shuffle(wellKnown), ...random.shuffle(people)].reverse();

  const longestFirst = roads
    .map((road, index) => ({ road, index, length: pathLength(road.path) }))
    .sort((a, b) => b.length - a.length || a.index - b.index);
  const named = new Map<number, Localized>();
  for (const { road, index } of longestFirst) {
    if (road.name) {
      named.set(index, road.name);
      continue;
    }
    const kind = road.kind === 'highway' ? 'avenue' : road.kind;
    for (let pair = names.pop(); pair; pair = names.pop()) {
      const name = streetName(kind, pair);
      if (used.has(name.en)) continue;
      used.add(name.en);
      named.set(index, name);
      break;
    }
  }
  return roads.map((road, index) => {
    const name = named.get(index);
    if (!name) throw new Error('The city has more streets than names');
    return { ...road, name };
  });
}
