import type { OwnText } from '../../../domain/language/localized';
import type { MapData } from '../../../domain/place/mapData';
import { project, type Shape, shapeOf } from './projection';

export type RoadKind = MapData['roads'][number]['kind'];

export interface Scene {
  land: Shape[];
  water: Shape[];
  parks: Shape[];
  buildings: Shape[];
  /** From the humblest to the widest, the order in which they are drawn. */
  roads: { kind: RoadKind; name: OwnText | null; shape: Shape }[];
  labels: {
    kind: MapData['labels'][number]['kind'];
    name: OwnText;
    x: number;
    y: number;
    rank: number;
  }[];
}

const order: Record<RoadKind, number> = { lane: 0, street: 1, avenue: 2, highway: 3 };

/** How far the sea and the land go on past what we know of them, and how near to that end is at it; degrees. */
const beyond = 4;
const atTheEdge = 0.0003;

/** A ring that ends where the data ends, drawn on far past it: seen from afar the sea has no straight edge. */
export function withoutEdge(ring: readonly number[], bounds: MapData['bounds']): number[] {
  const [south, west, north, east] = bounds;
  const out = (value: number, low: number, high: number) => {
    if (value <= low + atTheEdge) return value - beyond;
    return value >= high - atTheEdge ? value + beyond : value;
  };
  return ring.map((value, index) =>
    index % 2 === 0 ? out(value, south, north) : out(value, west, east),
  );
}

/** The city projected once, ready to be drawn at any zoom. */
export function sceneOf(data: MapData): Scene {
  return {
    land: data.land.map((ring) => shapeOf(withoutEdge(ring, data.bounds))),
    water: data.water.map((ring) => shapeOf(withoutEdge(ring, data.bounds))),
    parks: data.parks.map(({ ring }) => shapeOf(ring)),
    buildings: (data.buildings ?? []).map(shapeOf),
    roads: data.roads
      .map(({ kind, name, path }) => ({ kind, name, shape: shapeOf(path) }))
      .sort((a, b) => order[a.kind] - order[b.kind]),
    labels: data.labels
      .map(({ kind, name, at, rank }) => {
        const [x, y] = project(at[0], at[1]);
        return { kind, name, x, y, rank };
      })
      .sort((a, b) => a.rank - b.rank),
  };
}
