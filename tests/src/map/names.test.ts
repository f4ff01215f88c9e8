// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { MapData } from '../../../domain/place/mapData';
import { clearLabels } from '../../../src/map/open/clearLabels';
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
function written(obstacles: Obstacle[], way: number[] = [], of = scene): string[] {
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
          scene: of,
          colours: lightColours,
          language: 'en',
          font: 'sans-serif',
          zoom,
          x: (x ?? 0) + beside,
          y: (y ?? 0) + below,
          size,
        },
        obstacles,
        way,
      );
  return [...texts].sort();
}

it('leaves out the name that a marker stands on, and writes the others', () => {
  const [x, y] = project(at.lat, at.lng);
  expect(written([])).toEqual(['Library', 'Museum']);
  expect(written([{ x, y, halfWidth: 20, halfHeight: 20 }])).toEqual(['Library']);
});

/** Due east from a place to the west of both, so many pixels below the first. */
function wayBelow(pixels: number): number[] {
  const [x, y] = project(at.lat, at.lng);
  const line = y + pixels / (size * 2 ** zoom);
  return [x - 0.001, line, x + 0.001, line];
}

it('leaves out the names that a way would strike through, and writes those beside it', () => {
  expect(written([], wayBelow(0))).toEqual([]);
  expect(written([], wayBelow(40))).toEqual(['Library', 'Museum']);
  const [x = 0, y = 0] = project(east.lat, east.lng);
  expect(written([], [x, y - 0.001, x, y + 0.001])).toEqual(['Museum']);
});

it('writes the name of an area above or below the way that would strike it through', () => {
  const label = (kind: 'district' | 'place', text: string, lines: number) => ({
    text,
    kind,
    x: 100,
    y: 100 + lines * 24,
    angle: 0,
    size: 13,
    weight: 700,
    box: [60, 88 + lines * 24, 140, 112 + lines * 24] as const,
  });
  const centre = label('district', 'City Centre', 0);
  const struck = clearLabels([centre], [], [0.04, 0.1, 0.2, 0.1], 1000);
  expect(struck).toEqual([{ ...centre, y: 76, box: [60, 64, 140, 88] }]);
  const above = label('place', 'Clock Tower', -2);
  expect(clearLabels([centre, above], [], [0.04, 0.1, 0.2, 0.1], 1000)).toEqual([
    above,
    { ...centre, y: 124, box: [60, 112, 140, 136] },
  ]);
});
