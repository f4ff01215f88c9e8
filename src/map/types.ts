import type { Point, Zone } from '../../domain/place/place';

export interface MapMarker {
  id: string;
  kind: 'store' | 'sender' | 'home' | 'courier' | 'pin' | 'pickup' | 'destination';
  /** How many things stand at this spot, where they are more than one. */
  count?: number;
  /** What the marker says in place of its sign, such as a price. */
  text?: string;
  /** Nothing there can be had now. */
  faint?: boolean;
  at: Point;
  label: string;
  /** What a press does; without it the marker is only looked at. */
  onPress?: () => void;
  /** The one of several that is looked at now. */
  chosen?: boolean;
}

/** An area whose border is drawn by hand. */
export interface MapShape {
  corners: readonly Point[];
  /** The corner that is looked at; a new one comes behind it. */
  chosen: number | null;
  /** Sides, by the corners at which they begin, that are not as they must be. */
  wrong: readonly number[];
  cornerLabel: (index: number) => string;
  onAdd: (at: Point, after: number | null) => void;
  onMove: (index: number, at: Point) => void;
  onChoose: (index: number) => void;
  onRemove: (index: number) => void;
}

export interface MapViewProps {
  centre: Point;
  /** 1 to 21 (LOC-18). */
  zoom: number;
  /** Called when the shopper or `centre` has moved the map and it stands still. */
  onMove?: (centre: Point, zoom: number) => void;
  zones?: readonly Zone[] | undefined;
  shape?: MapShape;
  markers?: readonly MapMarker[];
  route?: readonly Point[];
  /** Points that must be in view; taken when the map opens and when their number or `fitKey` changes. */
  fit?: readonly Point[] | undefined;
  fitKey?: string;
  /** They are corners of areas, which may lie at the very edge; markers need room around them. */
  fitsBorders?: boolean;
  /** Pixels at its edges that something lies over: the chosen marker is moved out from under it. */
  covered?: { readonly right: number; readonly bottom: number };
  /** What the map is for, told to screen readers. */
  label: string;
  onFailed?: (() => void) | undefined;
  height?: number | string | undefined;
}

export const minZoom = 1;
export const maxZoom = 21;

/** Zone polygons are filled so (LOC-20). */
export const zoneFillOpacity = 0.3;

/** About how many pixels of a map are to be filled by a zone: the shorter side of a phone's. */
const zonePixels = 300;

/** The whole world is so many pixels wide at zoom 0. */
export const worldPixels = 256;

/** The zone in which a point lies, by the number of its borders to the east. */
const zoneAt = (zones: readonly Zone[], { lat, lng }: Point) =>
  zones.find(
    ({ coordinates }) =>
      coordinates.filter((corner, index) => {
        const next = coordinates[(index + 1) % coordinates.length] ?? corner;
        if (corner.lat > lat === next.lat > lat) return false;
        const share = (lat - corner.lat) / (next.lat - corner.lat);
        return lng < corner.lng + share * (next.lng - corner.lng);
      }).length %
        2 ===
      1,
  );

/**
 * How near a map opens that is to show the zone around its centre, or all zones where none is there: never further out
 * than it opens over any zone.
 */
export function zoneZoom(zones: readonly Zone[], centre: Point): number {
  const furthest = startZoom(false, zones.length > 0);
  const zone = zoneAt(zones, centre);
  const corners = zone ? zone.coordinates : zones.flatMap(({ coordinates }) => coordinates);
  if (corners.length === 0) return furthest;
  // As far as the furthest corner on every side, so that the pin stays in the middle.
  const wide = Math.max(...corners.map(({ lng }) => Math.abs(lng - centre.lng)));
  const high = Math.max(...corners.map(({ lat }) => Math.abs(lat - centre.lat)));
  const degrees = 2 * Math.max(wide, high / Math.cos((centre.lat * Math.PI) / 180));
  const fits = Math.floor(Math.log2((360 * zonePixels) / (worldPixels * degrees)));
  return Math.min(startZoom(true, true), Math.max(furthest, fits));
}

/** Start zoom (LOC-19): 17 at a chosen point, 9 with zone polygons, 10 at the configured default. */
export const startZoom = (chosen: boolean, withZones: boolean): number =>
  chosen ? 17 : withZones ? 9 : 10;
