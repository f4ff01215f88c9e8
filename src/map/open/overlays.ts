import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { type MapMarker, type MapViewProps, zoneFillOpacity } from '../types';
import { showAll, showBorders, showClear } from './showAll';

const signs: Record<MapMarker['kind'], string> = {
  store: '<path d="M3 9 5 4h14l2 5v1a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0V9Zm2 5v6h14v-6" />',
  sender: '<path d="m12 3 8 4.5v9L12 21l-8-4.5v-9L12 3Zm0 9 8-4.5M12 12v9m0-9L4 7.5" />',
  home: '<path d="m3 11 9-8 9 8M6 9v11h12V9" />',
  courier:
    '<circle cx="6" cy="17" r="3" /><circle cx="18" cy="17" r="3" /><path d="M9 17h6l2-7h-4M14 6h3l1 4" />',
  pin: '<circle cx="12" cy="12" r="5" />',
  pickup: '<circle cx="16" cy="15" r="5" />',
  destination: '<path d="M12 22V9h8l-2 3 2 3h-8" />',
};

/** The ends of a way stick in the map with their tips. */
const pinOf = (kind: 'pickup' | 'destination') =>
  L.divIcon({
    className: `shop-pin shop-pin-${kind}`,
    iconSize: [32, 42],
    iconAnchor: [16, 41],
    html: `<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true"><path d="M16 41C9.5 31 2 25 2 15.5a14 14 0 0 1 28 0C30 25 22.5 31 16 41Z" fill="currentColor" stroke="#fff" stroke-width="2" /><g fill="${kind === 'pickup' ? '#fff' : 'none'}" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${signs[kind]}</g></svg>`,
  });

/** Words are put in as text: currencies and the like come from settings. */
function wordsOf(text: string, count: number | undefined): HTMLElement {
  const words = document.createElement('span');
  words.ariaHidden = 'true';
  words.appendChild(document.createElement('bdi')).append(text);
  if (count) words.appendChild(document.createElement('b')).append(String(count));
  return words;
}

const icon = ({ kind, text, count }: MapMarker) =>
  kind === 'pickup' || kind === 'destination'
    ? pinOf(kind)
    : L.divIcon({
        className: `shop-marker shop-marker-${text ? 'words' : kind}`,
        iconSize: text ? [40, 34] : [40, 40],
        iconAnchor: text ? [20, 17] : [20, 20],
        html: text
          ? wordsOf(text, count)
          : count
            ? `<b aria-hidden="true">${count}</b>`
            : `<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${signs[kind]}</svg>`,
      });

/** What a marker looks like and is called: with other words it is another one. */
const faceOf = ({ id, kind, text, count, label }: MapMarker) =>
  JSON.stringify([id, kind, text, count, label]);

/** A pane of their own lets zones tint the map and leave its names legible (by blending, in the style sheet). */
const zonesPane = 'zones';

const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

export function useOverlays(
  map: L.Map | null,
  { zones, markers = [], route, fit, fitKey, fitsBorders = false, covered }: MapViewProps,
): void {
  const shown = useRef(new Map<string, L.Marker>());
  const latest = useRef(markers);
  latest.current = markers;

  useEffect(() => {
    if (!map || !zones) return;
    if (!map.getPane(zonesPane)) map.createPane(zonesPane);
    const layers = zones.map((zone) =>
      L.polygon(
        zone.coordinates.map(({ lat, lng }): [number, number] => [lat, lng]),
        {
          pane: zonesPane,
          className: 'shop-zone',
          weight: 3,
          fillOpacity: zoneFillOpacity,
          interactive: false,
        },
      ).addTo(map),
    );
    return () => {
      for (const layer of layers) layer.remove();
    };
  }, [map, zones]);

  useEffect(() => {
    if (!map || !route || route.length < 2) return;
    const path = route.map(({ lat, lng }): [number, number] => [lat, lng]);
    const lines = [
      L.polyline(path, { color: '#ffffff', weight: 9, opacity: 0.9, interactive: false }),
      L.polyline(path, {
        color: colour('--mantine-primary-color-filled'),
        weight: 5,
        interactive: false,
      }),
    ];
    for (const line of lines) line.addTo(map);
    return () => {
      for (const line of lines) line.remove();
    };
  }, [map, route]);

  useEffect(() => {
    const known = shown.current;
    return () => {
      for (const marker of known.values()) map?.removeLayer(marker);
      known.clear();
    };
  }, [map]);

  useEffect(() => {
    if (!map) return;
    const wanted = new Set(markers.map(faceOf));
    for (const [face, marker] of shown.current) {
      if (wanted.has(face)) continue;
      // The keyboard goes on from the map, not from the start of the page.
      if (marker.getElement() === document.activeElement) map.getContainer().focus();
      marker.remove();
      shown.current.delete(face);
    }
    for (const wantedMarker of markers) {
      const { id, at, label, onPress, chosen = false, faint = false } = wantedMarker;
      const face = faceOf(wantedMarker);
      const known = shown.current.get(face);
      const marker =
        known ??
        L.marker(at, {
          icon: icon(wantedMarker),
          alt: label,
          title: label,
          keyboard: onPress !== undefined,
          interactive: onPress !== undefined,
          riseOnHover: true,
        });
      if (known) known.setLatLng(at);
      else {
        const press = () => latest.current.find((other) => other.id === id)?.onPress?.();
        marker.on('click', press);
        marker.on('keydown', ({ originalEvent: event }: L.LeafletKeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          press();
        });
        shown.current.set(face, marker.addTo(map));
        // In a crowd of them, the one that the keyboard has reached lies on top too.
        const element = marker.getElement();
        element?.addEventListener('focus', () => marker.setZIndexOffset(2000));
        element?.addEventListener('blur', () => {
          const isChosen = latest.current.find((other) => other.id === id)?.chosen;
          marker.setZIndexOffset(isChosen ? 1000 : 0);
        });
      }
      marker.getElement()?.toggleAttribute('data-chosen', chosen);
      marker.getElement()?.toggleAttribute('data-faint', faint);
      marker.setZIndexOffset(chosen ? 1000 : 0);
    }
  });

  const kind = markers.some(({ text }) => text) ? 'words' : 'signs';
  const corners = useRef(fit);
  corners.current = fit;
  const count = fit?.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the corners are to be taken anew.
  useEffect(() => {
    if (!map || !corners.current || count === 0) return;
    if (fitsBorders) showBorders(map, corners.current);
    else showAll(map, corners.current, kind);
  }, [map, count, fitKey]);
  const { right = 0, bottom = 0 } = covered ?? {};
  const chosenId = markers.find(({ chosen }) => chosen)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another price is no reason to move the map
  useEffect(() => {
    const chosen = latest.current.find(({ id }) => id === chosenId);
    if (map && chosen && (right || bottom)) showClear(map, chosen.at, kind, { right, bottom });
  }, [map, chosenId, right, bottom]);
}
