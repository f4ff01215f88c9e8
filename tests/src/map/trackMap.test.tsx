import { expect, it, vi } from 'vitest';
import { TrackMap } from '../../../src/map/TrackMap';
import type { MapViewProps } from '../../../src/map/types';
import { renderPiece } from '../../support/render';

const drawn = vi.hoisted(() => ({ markers: [] as [string, string][] }));
// jsdom draws no maps.
vi.mock('../../../src/map/MapView', () => ({
  MapView: ({ markers = [] }: MapViewProps) => {
    drawn.markers = markers.map(({ kind, label }) => [kind, label]);
    return null;
  },
}));

const way = { store: { lat: 25.2, lng: 55.27 }, home: { lat: 25.21, lng: 55.28 } };

it.each([
  [
    'an order from its store',
    false,
    [
      ['store', 'The store'],
      ['home', 'Your address'],
    ],
  ],
  [
    'a parcel from its sender, who is no store',
    true,
    [
      ['sender', 'The sender'],
      ['home', 'The receiver'],
    ],
  ],
])('ORD-04 the map shows %s', async (_, isParcel, markers) => {
  await renderPiece(<TrackMap {...way} isParcel={isParcel} route="" label="The way" />);
  expect(drawn.markers).toEqual(markers);
});
