// @vitest-environment jsdom
import L from 'leaflet';
import { afterEach, expect, it } from 'vitest';
import { showAll, showClear } from '../../../src/map/open/showAll';

let map: L.Map | null = null;
afterEach(() => map?.remove());

/** A map as wide and high as told, in a page without layout. */
function mapOf(width: number, height: number): L.Map {
  const box = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(box, { clientWidth: { value: width }, clientHeight: { value: height } });
  map = L.map(box, { center: [24.7, 46.7], zoom: 13, zoomControl: false });
  return map;
}

const points = [
  { lat: 24.72, lng: 46.68 },
  { lat: 24.68, lng: 46.72 },
  { lat: 24.71, lng: 46.7 },
];

it.each([
  ['signs on a phone', 358, 506, 'signs', 20],
  ['signs on a wide screen', 900, 540, 'signs', 20],
  ['prices on a phone', 358, 506, 'words', 50],
] as const)(
  '%s: no marker lies under the zoom buttons, and all are in view',
  (_, width, height, markers, half) => {
    const shown = mapOf(width, height);
    showAll(shown, points, markers);
    const at = points.map((point) => shown.latLngToContainerPoint(point));
    // The buttons: 40 wide and 80 high, 10 from the corner.
    expect(at.filter(({ x, y }) => x - half < 50 && y - 20 < 90)).toEqual([]);
    const isInView = ({ x, y }: L.Point) =>
      x - half >= 0 && x + half <= width && y - 20 >= 0 && y + 20 <= height;
    expect(at.filter((point) => !isInView(point))).toEqual([]);
  },
);

it('comes as near as it can where nothing is in the way of the buttons', () => {
  const shown = mapOf(358, 506);
  // 270 pixels apart at zoom 12: with the air at both edges that is all of the width.
  const ends = [46.7, 46.7927].map((lng) => ({ lat: 24.7, lng }));
  showAll(shown, ends, 'signs');
  expect(shown.getZoom()).toBe(12);
  const [left, right] = ends.map((end) => shown.latLngToContainerPoint(end));
  expect([left?.x, right?.x]).toEqual([44, 314]);
});

it('a chosen marker comes out from under the card that lies over the foot of the map', () => {
  const shown = mapOf(358, 506);
  const at = () => shown.latLngToContainerPoint([24.7, 46.7]);
  expect(at().y).toBe(253);
  showClear(shown, { lat: 24.7, lng: 46.7 }, 'words', { right: 0, bottom: 284 });
  expect(506 - at().y).toBeGreaterThanOrEqual(284 + 20);
  expect(at().x).toBe(179);
});
