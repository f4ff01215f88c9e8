import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Point, Zone } from '../../domain/place/place';
import { configQuery } from '../client/shopQueries';
import { MapView } from './MapView';
import classes from './MapView.module.css';
import { Pin } from './Pin';
import { startZoom, zoneZoom } from './types';

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

const near = (a: Point, b: Point) =>
  Math.abs(a.lat - b.lat) < 0.00001 && Math.abs(a.lng - b.lng) < 0.00001;

/**
 * Choice of a point: the pin stays in the centre and the map moves beneath it, so that mouse, touch
 * and arrow keys all work.
 */
export function PinMap(props: PinMapProps) {
  const { value, onChange, zones, label, onFailed, height } = props;
  const { data: config } = useQuery(configQuery());
  const [showZones, setShowZones] = useState(0);
  const reported = useRef<Point | null>(value);
  const centre = value ?? config?.default_location;
  const zoom = useRef<number | null>(null);
  const moved = useCallback(
    (to: Point) => {
      if (reported.current && near(reported.current, to)) return;
      reported.current = to;
      onChange(to);
    },
    [onChange],
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
