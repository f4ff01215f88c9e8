// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { MapData } from '../../../domain/place/mapData';
import { lightColours } from '../../../src/map/open/colours';
import { drawNames, type Obstacle } from '../../../src/map/open/drawTile';
import { project } from '../../../src/map/open/projection';
import { sceneOf } from '../../../src/map/open/scene';

// Without a canvas a name is taken for as wide as its letters usually are.
vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

const zoom = 15;
const size = 256;
const at = { lat: 24.7, lng: 37.25 };
/** So far east that nothing there touches what stands at the first place: about 200 px at this zoom. */
const east = { lat: 24.7, lng: 37.2586 };

const name = (en: string) => ({ en, ar: en, es: en });
const scene = sceneOf({
  version: 1,
  name: name('City'),
  bounds: [24, 37, 25, 38],
  land: [],
  water: [],
  parks: [],
  roads: [],
  labels: [
    { kind: 'place', name: name('Museum'), at: [at.lat, at.lng], rank: 1 },
    { kind: 'place', name: name('Library'), at: [east.lat, east.lng], rank: 1 },
  ],
} satisfies MapData);

/** What is written on the three squares around the places. */
function written(obstacles: Obstacle[]): string[] {
  const texts = new Set<string>();
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, key) => (key === 'fillText' ? (text: string) => texts.add(text) : () => undefined),
    set: () => true,
  });
  const [x, y] = project(at.lat, at.lng).map((share) => Math.floor(share * 2 ** zoom));
  for (const beside of [-1, 0, 1])
    for (const below of [-1, 0, 1])
      drawNames(
        {
          context,
          scene,
          colours: lightColours,
          language: 'en',
          font: 'sans-serif',
          zoom,
          x: (x ?? 0) + beside,
          y: (y ?? 0) + below,
          size,
        },
        obstacles,
      );
  return [...texts].sort();
}

it('leaves out the name that a marker stands on, and writes the others', () => {
  const [x, y] = project(at.lat, at.lng);
  expect(written([])).toEqual(['Library', 'Museum']);
  expect(written([{ x, y, halfWidth: 20, halfHeight: 20 }])).toEqual(['Library']);
});
