import { expect, it } from 'vitest';
import { withoutEdge } from '../../../src/map/open/scene';

it('draws the sea on past the end of the data, and leaves the coast where it is', () => {
  const bounds: [number, number, number, number] = [10, 20, 11, 21];
  //              coast at the north, inland, the south-western corner, the north-western corner
  const sea = [11, 20.4, 10.5, 20.3, 10, 20, 10.9999, 20.0001];
  expect(withoutEdge(sea, bounds)).toEqual([15, 20.4, 10.5, 20.3, 6, 16, 14.9999, 16.0001]);
});
