import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Point } from '../../../domain/place/place';
import { elementAt } from '../../../domain/values/elementAt';
import type { MapShape } from '../types';

type Spot = [number, number];

/** A side that is shorter on the screen has no room for a handle between its corners. */
const roomy = 56;
/** How far an arrow key moves a corner, in pixels. */
const stride = 8;
const size = 32;

const arrows: Record<string, Spot> = {
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
};

const spotOf = ({ lat, lng }: Point): Spot => [lat, lng];
const pointOf = ({ lat, lng }: L.LatLng): Point => ({ lat, lng });

const handle = (at: L.LatLngExpression, name: string, label: string) =>
  L.marker(at, {
    icon: L.divIcon({ className: `shop-corner ${name}`, iconSize: [size, size], html: '' }),
    draggable: true,
    autoPan: true,
    keyboard: false,
    title: label,
  });

/** Draws what lies between the corners anew while one of them is on its way. */
function drawSides(group: L.LayerGroup, spots: readonly Spot[], wrong: readonly number[]) {
  const common = { interactive: false, weight: 3 };
  if (spots.length > 2) L.polygon([...spots], { ...common, className: 'shop-shape' }).addTo(group);
  else L.polyline([...spots], { ...common, className: 'shop-shape' }).addTo(group);
  for (const side of wrong) {
    const [from, to] = [spots[side], spots[(side + 1) % spots.length]];
    if (from && to)
      L.polyline([from, to], { ...common, weight: 6, className: 'shop-shape-wrong' }).addTo(group);
  }
}

interface Drawn {
  readonly map: L.Map;
  readonly shape: MapShape;
  readonly sides: L.LayerGroup;
  readonly handles: L.LayerGroup;
}

/** Between two corners: pulled or pressed it is a new one. */
function addBetween({ map, shape, sides, handles }: Drawn, index: number): void {
  const { corners, onAdd } = shape;
  const spots = corners.map(spotOf);
  const from = L.latLng(elementAt(spots, index));
  const to = L.latLng(elementAt(spots, (index + 1) % spots.length));
  const [a, b] = [map.latLngToLayerPoint(from), map.latLngToLayerPoint(to)];
  if (a.distanceTo(b) < roomy) return;
  const middle = map.layerPointToLatLng(a.add(b).divideBy(2));
  const marker = handle(middle, 'shop-corner-between', '');
  marker.on('click', () => onAdd(pointOf(middle), index));
  marker.on('drag', () => {
    const { lat, lng } = marker.getLatLng();
    sides.clearLayers();
    drawSides(sides, spots.toSpliced(index + 1, 0, [lat, lng]), []);
  });
  marker.on('dragend', () => onAdd(pointOf(marker.getLatLng()), index));
  marker.addTo(handles);
}

function addCorner({ map, shape, sides, handles }: Drawn, index: number): void {
  const { corners, chosen, cornerLabel, onMove, onChoose, onRemove } = shape;
  const spots = corners.map(spotOf);
  const marker = handle(elementAt(spots, index), 'shop-corner-own', cornerLabel(index));
  const isChosen = chosen === index;
  marker.setZIndexOffset(isChosen ? 2000 : 1000);
  marker.on('click', () => onChoose(index));
  marker.on('drag', () => {
    const { lat, lng } = marker.getLatLng();
    sides.clearLayers();
    drawSides(sides, spots.with(index, [lat, lng]), []);
  });
  marker.on('dragend', () => onMove(index, pointOf(marker.getLatLng())));
  marker.on('keydown', ({ originalEvent: event }: L.LeafletKeyboardEvent) => {
    const by = arrows[event.key];
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (!by && !isRemoval) return;
    L.DomEvent.stop(event);
    if (!by) return onRemove(index);
    const to = map.latLngToLayerPoint(marker.getLatLng()).add(L.point(by));
    onMove(index, pointOf(map.layerPointToLatLng(to)));
  });
  marker.addTo(handles);
  const element = marker.getElement();
  element?.setAttribute('role', 'button');
  element?.setAttribute('aria-label', cornerLabel(index));
  element?.toggleAttribute('data-chosen', isChosen);
  // One stop of the tab key: the list beside the map leads to each of them.
  element?.setAttribute('tabindex', isChosen || (chosen === null && index === 0) ? '0' : '-1');
}

/** An area that is drawn by hand: corners are dragged, sides bent, and a press adds a corner. */
export function useShape(map: L.Map | null, shape: MapShape | undefined): void {
  const latest = useRef(shape);
  latest.current = shape;
  const isThere = shape !== undefined;
  const hadFocus = useRef(false);

  useEffect(() => {
    if (!map || !isThere) return;
    const add = ({ latlng }: L.LeafletMouseEvent) =>
      latest.current?.onAdd(pointOf(latlng), latest.current.chosen);
    map.on('click', add);
    // Two presses are two corners.
    map.doubleClickZoom.disable();
    return () => {
      map.off('click', add);
      map.doubleClickZoom.enable();
    };
  }, [map, isThere]);

  const face = shape && JSON.stringify([shape.corners, shape.chosen, shape.wrong]);
  useEffect(() => {
    const drawing = latest.current;
    if (!map || !drawing || !face) return;
    const [sides, handles] = [L.layerGroup().addTo(map), L.layerGroup().addTo(map)];
    const drawn = { map, shape: drawing, sides, handles };
    const draw = () => {
      handles.clearLayers();
      sides.clearLayers();
      drawSides(sides, drawing.corners.map(spotOf), drawing.wrong);
      for (const index of drawing.corners.keys()) {
        if (drawing.corners.length > 2) addBetween(drawn, index);
        addCorner(drawn, index);
      }
    };
    draw();
    // The keyboard goes on from the corner that it has moved.
    if (hadFocus.current)
      map.getContainer().querySelector<HTMLElement>('.shop-corner[data-chosen]')?.focus();
    map.on('zoomend', draw);
    return () => {
      map.off('zoomend', draw);
      hadFocus.current = document.activeElement?.matches('.shop-corner') ?? false;
      sides.remove();
      handles.remove();
    };
  }, [map, face]);
}
