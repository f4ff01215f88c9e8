import { defaultLanguage, isLanguage, type Language } from '../../../domain/language/languages';
import 'leaflet/dist/leaflet.css';
import { useLingui } from '@lingui/react/macro';
import { useComputedColorScheme } from '@mantine/core';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { runtimeConfig } from '../../client/runtimeConfig';
import { type MapMarker, type MapViewProps, maxZoom, minZoom } from '../types';
import { groundLayer, namesLayer } from './cityLayer';
import { darkColours, lightColours } from './colours';
import type { Obstacle } from './drawTile';
import { loadMapData } from './mapData';
import { useOverlays } from './overlays';
import { project } from './projection';
import { type Scene, sceneOf } from './scene';
import { useShape } from './shape';
import { halfHeight, halfWidths } from './showAll';

const lookOf = (scene: Scene, dark: boolean, language: Language) => ({
  scene,
  colours: dark ? darkColours : lightColours,
  language,
  font: getComputedStyle(document.body).fontFamily,
});

/** Markers that stay where they are; a courier rides on, over whatever is there. */
const obstaclesOf = (markers: readonly MapMarker[]): Obstacle[] =>
  markers
    .filter(({ kind }) => kind !== 'courier')
    .map(({ at, text }) => {
      const [x, y] = project(at.lat, at.lng);
      return { x, y, halfWidth: halfWidths[text ? 'words' : 'signs'], halfHeight };
    });

export default function OpenMapView(props: MapViewProps) {
  const { t, i18n } = useLingui();
  const dark = useComputedColorScheme('light') === 'dark';
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map | null>(null);
  const [scene, setScene] = useState<Scene | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const start = useRef({ centre: props.centre, zoom: props.zoom });
  const onMove = useRef(props.onMove);
  onMove.current = props.onMove;

  useEffect(() => {
    if (!box.current) return;
    const made = L.map(box.current, {
      center: start.current.centre,
      zoom: start.current.zoom,
      minZoom,
      maxZoom,
      zoomControl: false,
      attributionControl: Boolean(runtimeConfig.mapTilesUrl),
      fadeAnimation: false,
    });
    made.on('moveend', () => {
      const { lat, lng } = made.getCenter();
      onMove.current?.({ lat, lng }, made.getZoom());
    });
    const watcher = new ResizeObserver(() => made.invalidateSize());
    watcher.observe(box.current);
    setMap(made);
    return () => {
      watcher.disconnect();
      // Leaflet ends a zoom that is under way with a timer of its own, on a map that is gone by then.
      Object.assign(made, { _animatingZoom: false });
      made.remove();
      setMap(null);
    };
  }, []);

  useEffect(() => {
    if (runtimeConfig.mapTilesUrl) return;
    let here = true;
    loadMapData().then(
      (data) => here && setScene(sceneOf(data)),
      (error: unknown) => here && setFailure(error),
    );
    return () => {
      here = false;
    };
  }, []);

  useEffect(() => {
    if (!map) return;
    const control = L.control
      .zoom({ zoomInTitle: t`Zoom in`, zoomOutTitle: t`Zoom out` })
      .addTo(map);
    return () => void control.remove();
  }, [map, t]);

  const language = isLanguage(i18n.locale) ? i18n.locale : defaultLanguage;
  useEffect(() => {
    if (!map) return;
    const layer = runtimeConfig.mapTilesUrl
      ? L.tileLayer(runtimeConfig.mapTilesUrl, {
          maxZoom,
          attribution: runtimeConfig.mapTilesAttribution,
        })
      : scene && groundLayer(lookOf(scene, dark, language));
    layer?.addTo(map);
    return () => void layer?.remove();
  }, [map, scene, dark, language]);

  const { route } = props;
  const standing = JSON.stringify(obstaclesOf(props.markers ?? []));
  useEffect(() => {
    if (!map || !scene) return;
    const way = (route ?? []).flatMap(({ lat, lng }) => project(lat, lng));
    const layer = namesLayer(map, lookOf(scene, dark, language), JSON.parse(standing), way);
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, scene, dark, language, standing, route]);

  useOverlays(map, props);
  useShape(map, props.shape);

  const { lat, lng } = props.centre;
  useEffect(() => {
    if (!map || props.fit) return;
    if (map.getCenter().distanceTo([lat, lng]) > 1) map.setView([lat, lng], map.getZoom());
  }, [map, lat, lng, props.fit]);

  // An error thrown while drawing reaches the boundary, which tells the caller.
  if (failure) throw failure;
  return (
    <section
      ref={box}
      aria-label={props.label}
      dir="ltr"
      style={{ position: 'absolute', inset: 0 }}
    />
  );
}
