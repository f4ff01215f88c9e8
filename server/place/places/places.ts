import type { Language } from '../../../domain/language/languages';
import type { Point } from '../geography';

interface Suggestion {
  placeId: string;
  main: string;
  secondary: string;
}

export interface Route {
  distanceMeters: number;
  durationSeconds: number;
  points: Point[];
}

/**
 * Geocoding and routing, from whatever source. Failures of an outside source are thrown as
 * `Refusal('unavailable')` with status 502 or 503.
 */
export interface Places {
  /** The address text of a point; null where there is none. */
  addressAt(point: Point, language: Language): Promise<string | null>;
  suggest(text: string, language: Language): Promise<Suggestion[]>;
  /** The point of a suggestion; null when its id is unknown. */
  pointOf(placeId: string): Promise<Point | null>;
  /** The way by road; null when there is none. */
  route(from: Point, to: Point): Promise<Route | null>;
}
