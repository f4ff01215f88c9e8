import { lazy, Suspense, useSyncExternalStore } from 'react';
import { afterPaint } from './afterPaint';
import { overlayStore } from './overlays';

const Toasts = lazy(() => afterPaint().then(() => import('./Toasts')));

/** Renders the flows that are open over the page, and the toasts. */
export function OverlayHost() {
  const open = useSyncExternalStore(overlayStore.subscribe, overlayStore.getSnapshot);
  return (
    <>
      {open.map(({ key, content }) => (
        <Suspense key={key} fallback={null}>
          {content}
        </Suspense>
      ))}
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </>
  );
}
