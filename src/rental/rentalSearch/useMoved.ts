import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { onStorageChange, storedPlace } from '../../client/storage/storage';

const placeNow = () => JSON.stringify(storedPlace());

/** Runs each time that the shopper is at another place while this is shown. */
export function useMoved(onMoved: () => void): void {
  const place = useSyncExternalStore(onStorageChange, placeNow);
  const known = useRef(place);
  const tell = useEffectEvent(onMoved);
  useEffect(() => {
    if (place === known.current) return;
    known.current = place;
    tell();
  }, [place]);
}
