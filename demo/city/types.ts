import type { Point, Text } from '../../server/place/geography';

export type RoadKind = 'highway' | 'avenue' | 'street' | 'lane';
export type CityStreet = { id: string; name: Text; kind: RoadKind; paths: Point[][] };
export type CityPlace = { id: string; kind: string; name: Text; address: Text; point: Point };
/** The ring is not closed: its last point joins its first. */
export type CityZone = { id: number; name: Text; polygon: Point[] };
export type CityPark = { name: Text; polygon: Point[] };
export type CityDistrict = { id: string; name: Text; centre: Point };

export interface City {
  seed: number;
  name: Text;
  /** Noor Square, inside zone 1: where a shopper who has not said anything yet is taken to be. */
  centre: Point;
  bounds: { south: number; west: number; north: number; east: number };
  streets: CityStreet[];
  places: CityPlace[];
  zones: CityZone[];
  land: Point[];
  sea: Point[];
  river: Point[];
  lake: Point[];
  parks: CityPark[];
  buildings: Point[][];
  districts: CityDistrict[];
}
