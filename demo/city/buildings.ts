import { distance, insideRing, ringCentre, simplify, type Vec } from '../../server/place/plane';
import type { Block } from './blocks';
import type { Green } from './green';
import type { Random } from './random';

const OLD_TOWN: Vec = { x: -1700, y: -850 };

function box(centre: Vec, wide: number, high: number, turn: number): Vec[] {
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right = 0, up = 0]) => {
    const [along, across] = [(right * wide) / 2, (up * high) / 2];
    return {
      x: centre.x + along * cosine - across * sine,
      y: centre.y + along * sine + across * cosine,
    };
  });
}

/** Footprints of the airport and of the dense blocks around the harbour, where a map without houses looks empty. */
export function drawBuildings(
  random: Random,
  blocks: readonly Block[],
  green: readonly Green[],
  airport: readonly Vec[],
): Vec[][] {
  const field = ringCentre(airport);
  const buildings = [
    box({ x: field.x + 60, y: field.y - 140 }, 1350, 46, 0.42),
    box({ x: field.x - 40, y: field.y + 60 }, 1050, 22, 0.42),
    box({ x: field.x - 190, y: field.y + 215 }, 300, 70, 0.42),
    box({ x: field.x + 170, y: field.y + 330 }, 120, 60, 0.42),
  ];
  const dense = blocks
    .filter((block) => block.area > 1_500 && block.area < 26_000 && block.ring.length < 22)
    .filter(
      (block) => distance(block.centre, OLD_TOWN) < 3700 && insideRing(block.centre, block.ring),
    )
    .filter((block) => !green.some((garden) => insideRing(block.centre, garden.ring)));
  for (const block of dense) {
    if (random.chance(0.25)) continue;
    const setBack = 1 - Math.min(0.5, 17 / Math.sqrt(block.area / Math.PI));
    const ring = block.ring.map((corner) => ({
      x: block.centre.x + (corner.x - block.centre.x) * setBack,
      y: block.centre.y + (corner.y - block.centre.y) * setBack,
    }));
    const outline = simplify(ring, 7);
    if (outline.length >= 3) buildings.push(outline);
  }
  return buildings;
}
