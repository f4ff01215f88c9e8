import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Point } from '../../../domain/place/place';
import { configQuery } from '../../../src/client/shopQueries';
import { PinMap } from '../../../src/map/PinMap';
import type { MapViewProps } from '../../../src/map/types';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const { lat, lng } = settings.default_location;
/** Of the map, where it shows a zone: half a pixel is 0.00017 degrees. */
const zoom = 12;
const stops: Record<string, Point> = {
  'laid out': { lat: lat + 0.0001, lng: lng - 0.00017 },
  'a key pressed': { lat, lng: lng + 0.027 },
};

vi.mock('../../../src/map/MapView', () => ({
  MapView: ({ onMove }: MapViewProps) =>
    Object.entries(stops).map(([name, to]) => (
      <button key={name} type="button" onClick={() => onMove?.(to, zoom)}>
        {name}
      </button>
    )),
}));

it('LOC-21 a map that is laid out over whole pixels has chosen no place', async () => {
  const told = vi.fn();
  await renderPiece(<PinMap value={null} onChange={told} label="Map" />, (client) =>
    client.setQueryData(configQuery().queryKey, settings),
  );
  fireEvent.click(await screen.findByText('laid out'));
  expect(told.mock.calls).toEqual([]);
  fireEvent.click(screen.getByText('a key pressed'));
  expect(told.mock.calls).toEqual([[stops['a key pressed']]]);
});
