import type { Localized } from '../../domain/language/localized';
import type { Point } from '../../server/place/geography';

export type RoadKind = 'highway' | 'avenue' | 'street' | 'lane';
export type CityStreet = { id: string; name: Localized; kind: RoadKind; paths: Point[][] };
export type CityPlace = {
  id: string;
  kind: string;
  name: Localized;
  address: Localized;
  point: Point;
};
/** The ring is not closed: its last point joins its first. */
export type CityZone = { id: number; name: Localized; polygon: Point[] };
export type CityPark = { name: Localized; polygon: Point[] };
export type CityDistrict = { id: string; name: Localized; centre: Point };

export interface City {
  seed: number;
  name: Localized;
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
