import type { Block } from './blocks';
import { GARDENS } from './placeNames';
import { distance, pathLength, type Vec } from './plane';
import type { Random } from './random';
import { GROUND, type Terrain } from './terrain';
import type { Text } from './types';

export interface Green {
  name: Text;
  ring: Vec[];
}

const APART_METERS = 560;

/** Turns a few well-shaped blocks into gardens and small squares, far enough from the parks and from one another. */
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
    const [en, ar] = names[0] ?? [];
    if (!en || !ar) break;
    const isSquare = en.endsWith('Square');
    const [smallest, largest] = isSquare ? [3_000, 9_000] : [9_000, 45_000];
    if (block.area < smallest || block.area > largest) continue;
    const outline = pathLength([...block.ring, block.ring[0] as Vec]);
    // One for a circle; a thin strip or a block with a dead end in it is well below this.
    if ((4 * Math.PI * block.area) / (outline * outline) < 0.62) continue;
    if (terrain.has(block.centre.x, block.centre.y, GROUND.water | GROUND.closed)) continue;
    if (taken.some((centre) => distance(centre, block.centre) < APART_METERS)) continue;
    taken.push(block.centre);
    names.shift();
    gardens.push({ name: { en, ar }, ring: block.ring });
  }
  return gardens;
}
