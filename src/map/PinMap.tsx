import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Point, Zone } from '../../domain/place/place';
import { configQuery } from '../client/shopQueries';
import { MapView } from './MapView';
import classes from './MapView.module.css';
import { Pin } from './Pin';
import { startZoom, worldPixels, zoneZoom } from './types';

export interface PinMapProps {
  value: Point | null;
  onChange: (point: Point) => void;
  zones?: readonly Zone[] | undefined;
  /** What the button says that shows all zones. */
  zonesLabel?: ReactNode;
  label: string;
  onFailed?: (() => void) | undefined;
  height?: number | string | undefined;
}

/** A map stands on whole pixels: where it is laid out, or its size changes, its centre goes by less than one. */
const near = (a: Point, b: Point, zoom: number) => {
  const pixel = 360 / (worldPixels * 2 ** zoom);
  return Math.abs(a.lat - b.lat) < pixel && Math.abs(a.lng - b.lng) < pixel;
};

/**
 * Choice of a point: the pin stays in the centre and the map moves beneath it, so that mouse, touch
 * and arrow keys all work.
 */
export function PinMap(props: PinMapProps) {
  const { value, onChange, zones, label, onFailed, height } = props;
  const { data: config } = useQuery(configQuery());
  const [showZones, setShowZones] = useState(0);
  const reported = useRef<Point | null>(value);
  const opened = config?.default_location;
  const centre = value ?? opened;
  const zoom = useRef<number | null>(null);
  const moved = useCallback(
    (to: Point, nowAt: number) => {
      const stands = reported.current ?? opened;
      if (stands && near(stands, to, nowAt)) return;
      reported.current = to;
      onChange(to);
    },
    [onChange, opened],
  );
  const corners = useMemo(
    () => (showZones > 0 ? zones?.flatMap((zone) => zone.coordinates) : undefined),
    [zones, showZones],
  );
  if (!centre) return null;
  // Taken when the map opens: what is known later moves no map that is looked at.
  zoom.current ??= value ? startZoom(true, false) : zoneZoom(zones ?? [], centre);
  return (
    <div style={{ position: 'relative' }}>
      <MapView
        centre={centre}
        zoom={zoom.current}
        onMove={moved}
        zones={zones}
        fit={corners}
        label={label}
        onFailed={onFailed}
        height={height}
      />
      <Pin className={classes.pin} />
      {zones && zones.length > 0 && showZones === 0 && (
        <Button
          className={classes.fitZones}
          size="xs"
          radius="xl"
          variant="default"
          onClick={() => setShowZones(1)}
        >
          {props.zonesLabel || <Trans>Show where we deliver</Trans>}
        </Button>
      )}
    </div>
  );
}
