import { GoogleMap, MarkerF, PolygonF, PolylineF, useJsApiLoader } from '@react-google-maps/api';
import { useCallback, useEffect, useRef } from 'react';
import { runtimeConfig } from '../client/runtimeConfig';
import { GoogleShape } from './GoogleShape';
import { type MapViewProps, maxZoom, minZoom, zoneFillOpacity } from './types';

const fill = { position: 'absolute', inset: 0 } as const;

/** The map of Google, when its key is configured (LOC-17). */
export default function GoogleMapView(props: MapViewProps) {
  const { centre, zoom, onMove, zones = [], markers = [], route = [], fit, fitKey, label } = props;
  const { shape } = props;
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'google-maps',
    googleMapsApiKey: runtimeConfig.googleMapsKey,
    language: document.documentElement.lang,
  });
  const map = useRef<google.maps.Map | null>(null);
  const count = fit?.length ?? 0;
  const corners = useRef(fit);
  corners.current = fit;
  const fitCorners = useCallback(() => {
    if (!map.current || !corners.current?.length) return;
    const bounds = new google.maps.LatLngBounds();
    for (const point of corners.current) bounds.extend(point);
    // Its own tools stand at the right.
    map.current.fitBounds(bounds, { top: 36, bottom: 36, left: 36, right: 84 });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the corners are to be taken anew.
  useEffect(() => {
    if (count > 0) fitCorners();
  }, [count, fitKey, fitCorners]);
  const settled = () => {
    const at = map.current?.getCenter()?.toJSON();
    if (at && map.current) onMove?.(at, map.current.getZoom() ?? zoom);
  };
  if (loadError) throw loadError;
  if (!isLoaded) return null;
  return (
    <section aria-label={label} style={fill}>
      <GoogleMap
        mapContainerStyle={fill}
        center={centre}
        zoom={zoom}
        options={{ minZoom, maxZoom, streetViewControl: false, mapTypeControl: false }}
        onLoad={(loaded) => {
          map.current = loaded;
          fitCorners();
        }}
        onIdle={settled}
        onClick={({ latLng }) => {
          const at = latLng?.toJSON();
          if (at) shape?.onAdd(at, shape.chosen);
        }}
      >
        {zones.map((zone) => (
          <PolygonF
            key={zone.id}
            paths={zone.coordinates}
            options={{ fillOpacity: zoneFillOpacity, strokeWeight: 2, clickable: false }}
          />
        ))}
        {shape && <GoogleShape shape={shape} />}
        {route.length > 1 && <PolylineF path={[...route]} options={{ strokeWeight: 5 }} />}
        {markers.map((marker) => (
          <MarkerF
            key={marker.id}
            position={marker.at}
            title={marker.label}
            {...((marker.text || marker.count) && { label: marker.text || String(marker.count) })}
            {...(marker.faint && { opacity: 0.7 })}
            zIndex={marker.chosen ? 1000 : 1}
            {...(marker.onPress && { onClick: marker.onPress })}
          />
        ))}
      </GoogleMap>
    </section>
  );
}
