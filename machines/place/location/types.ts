import type { Point } from '../../../domain/place/place';

/** A place with all that is stored of it, together or not at all (LOC-08, LOC-11). */
export interface ChosenPlace {
  address: string;
  point: Point;
  zoneIds: number[];
}

export type LocationEvent =
  | { type: 'location.textChanged'; text: string }
  | { type: 'location.suggestionChosen'; placeId: string }
  | { type: 'location.searchRetried' }
  | { type: 'location.deviceAsked' }
  | { type: 'location.mapAsked' }
  | { type: 'location.zoneChosen'; point: Point }
  | ({ type: 'location.savedChosen' } & ChosenPlace)
  | { type: 'location.retried' }
  | { type: 'location.closed' };

export interface LocationInput {
  entry: 'asking' | 'device' | 'map';
  /** Where the map opens; null when no place is known yet. */
  known: Point | null;
  /** The rental module speaks of pickup, not of delivery (LOC-10). */
  isPickup: boolean;
}

export interface LocationContext extends LocationInput {
  text: string;
  address: string;
  point: Point | null;
  zoneIds: number[];
}

export type LocationOutput = { kind: 'chosen' } | { kind: 'closed' };

export type LocationScreen =
  | 'asking'
  | 'locating'
  | 'deviceRefused'
  | 'deviceTooSlow'
  | 'deviceUnavailable'
  | 'mapUnavailable'
  | 'outside'
  | 'failed'
  | 'settling'
  | 'map';
