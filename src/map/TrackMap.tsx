import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Point } from '../../domain/place/place';
import { decodePolyline } from '../../domain/place/polyline';
import { MapView } from './MapView';
import type { MapMarker } from './types';

export interface TrackMapProps {
  store?: Point;
  home?: Point;
  courier?: Point | null;
  /** The way is that of a parcel, from its sender to its receiver. */
  isParcel?: boolean;
  /** Encoded polyline from the store to the door; empty when there is none. */
  route: string;
  label: string;
  height?: number | string | undefined;
}

function readRoute(text: string): Point[] {
  try {
    return decodePolyline(text);
  } catch {
    return [];
  }
}

/** The way from the store to the door and the courier on it (ORD-04). */
export function TrackMap(props: TrackMapProps) {
  const { store, home, courier, isParcel = false, route, label, height } = props;
  const { t } = useLingui();
  const path = useMemo(() => readRoute(route), [route]);
  const markers: MapMarker[] = [];
  if (store)
    markers.push({
      id: 'store',
      kind: isParcel ? 'sender' : 'store',
      at: store,
      label: isParcel ? t`The sender` : t`The store`,
    });
  if (home)
    markers.push({
      id: 'home',
      kind: 'home',
      at: home,
      label: isParcel ? t`The receiver` : t`Your address`,
    });
  if (courier)
    markers.push({ id: 'courier', kind: 'courier', at: courier, label: t`Your courier` });
  const fit = useMemo(
    () => [...path, ...(store ? [store] : []), ...(home ? [home] : [])],
    [path, store, home],
  );
  const centre = courier ?? store ?? home;
  if (!centre) return null;
  return (
    <MapView
      centre={centre}
      zoom={15}
      markers={markers}
      route={path}
      fit={fit}
      label={label}
      height={height}
    />
  );
}
