import { Trans } from '@lingui/react/macro';
import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { runtimeConfig } from '../client/runtimeConfig';
import classes from './MapView.module.css';
import type { MapViewProps } from './types';
import { useHasMap } from './useHasMap';

const Adapter = runtimeConfig.googleMapsKey
  ? lazy(() => import('./GoogleMapView'))
  : lazy(() => import('./open/OpenMapView'));

class MapBoundary extends Component<
  { onFailed: (() => void) | undefined; instead: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  override render() {
    return this.state.failed ? <NoMap instead={this.props.instead} /> : this.props.children;
  }
}

function NoMap({ instead, onMissed }: { instead: ReactNode; onMissed?: (() => void) | undefined }) {
  useEffect(() => onMissed?.(), [onMissed]);
  return (
    <div className={classes.failed} role="status">
      {instead ?? <Trans>The map could not be loaded. You can type the address instead.</Trans>}
    </div>
  );
}

/** A map; its code and data arrive only when one is shown. `instead` is what stands there when none can be had. */
export function MapView({ instead, ...props }: MapViewProps & { instead?: ReactNode }) {
  const hasMap = useHasMap();
  return (
    <div className={classes.frame} style={{ blockSize: props.height ?? 320 }}>
      {hasMap ? (
        <MapBoundary onFailed={props.onFailed} instead={instead}>
          <Suspense fallback={<div className={classes.loading} aria-busy="true" />}>
            <Adapter {...props} />
          </Suspense>
        </MapBoundary>
      ) : (
        <NoMap instead={instead} onMissed={props.onFailed} />
      )}
    </div>
  );
}
