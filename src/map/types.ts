import type { Point, Zone } from '../../domain/entities/place';

export interface MapMarker {
  id: string;
  kind: 'store' | 'home' | 'courier' | 'pin';
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

/** The one interface of the shop's maps; each adapter draws it with its own means. */
export interface MapViewProps {
  centre: Point;
  /** 1 to 21 (LOC-18). */
  zoom: number;
  /** Called when the shopper or `centre` has moved the map and it stands still. */
  onMove?: (centre: Point, zoom: number) => void;
  zones?: readonly Zone[];
  markers?: readonly MapMarker[];
  route?: readonly Point[];
  /** Points that must be in view; taken when the map opens and when their number or `fitKey` changes. */
  fit?: readonly Point[];
  fitKey?: string;
  /** Pixels at its edges that something lies over: the chosen marker is moved out from under it. */
  covered?: { readonly right: number; readonly bottom: number };
  /** What the map is for, told to screen readers. */
  label: string;
  onFailed?: () => void;
  height?: number | string;
}

export const minZoom = 1;
export const maxZoom = 21;

/** Zone polygons are filled so (LOC-20). */
export const zoneFillOpacity = 0.3;

/** Start zoom (LOC-19): 17 at a chosen point, 9 with zone polygons, 10 at the configured default. */
export const startZoom = (chosen: boolean, withZones: boolean): number =>
  chosen ? 17 : withZones ? 9 : 10;
