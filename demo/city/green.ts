import type { Localized } from '../../domain/language/localized';
import { elementAt } from '../../domain/values/elementAt';
import { distance, pathLength, type Vec } from '../../server/place/plane';
import type { Block } from './blocks';
import { GARDENS } from './placeNames';
import type { Random } from './random';
import { GROUND, type Terrain } from './terrain';

export interface Green {
  name: Localized;
  ring: Vec[];
}

const GARDENS_APART_METERS = 560;
const SQUARES_APART_METERS = 260;

export function plantGardens(
  random: Random,
  blocks: readonly Block[],
  parks: readonly { centre: Vec }[],
  terrain: Terrain,
): Green[] {
  const taken = parks.map((park) => park.centre);
  const names = [...GARDENS];
  const gardens: Green[] = [];
  for (const block of random.shuffle(blocks)) {
    // A small block makes a square, a larger one a garden.
    if (block.area < 3_000 || block.area > 45_000) continue;
    const wantsSquare = block.area < 8_000;
    const apart = wantsSquare ? SQUARES_APART_METERS : GARDENS_APART_METERS;
    const chosen = names.findIndex((name) => name.en.endsWith('Square') === wantsSquare);
    const name = names[chosen];
    if (!name) continue;
    const outline = pathLength([...block.ring, elementAt(block.ring, 0)]);
    // One for a circle; a thin strip or a block with a dead end in it is well below this.
    if ((4 * Math.PI * block.area) / (outline * outline) < 0.62) continue;
    if (terrain.has(block.centre.x, block.centre.y, GROUND.water | GROUND.closed)) continue;
    if (taken.some((centre) => distance(centre, block.centre) < apart)) continue;
    taken.push(block.centre);
    names.splice(chosen, 1);
    gardens.push({ name, ring: block.ring });
  }
  return gardens;
}
