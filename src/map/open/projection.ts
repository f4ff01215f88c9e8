/** Web Mercator: a point as fractions (0 to 1) of the world's square. */
export function project(lat: number, lng: number): [x: number, y: number] {
  const sine = Math.sin((Math.max(-85.05, Math.min(85.05, lat)) * Math.PI) / 180);
  return [lng / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

export interface Shape {
  path: Float64Array;
  box: readonly [west: number, north: number, east: number, south: number];
}

/** Projects a flat list `[lat, lng, ...]`. */
export function shapeOf(flat: readonly number[]): Shape {
  const path = new Float64Array(flat.length);
  let west = 1;
  let north = 1;
  let east = 0;
  let south = 0;
  for (let i = 0; i + 1 < flat.length; i += 2) {
    const [x, y] = project(flat[i] ?? 0, flat[i + 1] ?? 0);
    path[i] = x;
    path[i + 1] = y;
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return { path, box: [west, north, east, south] };
}

export const touches = (
  a: readonly [number, number, number, number],
  b: readonly [number, number, number, number],
) => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
