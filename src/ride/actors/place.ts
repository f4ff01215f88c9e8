import { tellPlace } from '../../../domain/ride/rideEndpoints';
import { callRide } from '../api/ride';

const everyMilliseconds = 5_000;
/** Who stands still is there all the same. */
const againMilliseconds = 30_000;

const listeners = new Set<(isShared: boolean) => void>();
let stop: (() => void) | null = null;

function begin(): () => void {
  const { geolocation } = navigator;
  let at: GeolocationCoordinates | null = null;
  let isNew = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  let isTelling = false;
  const say = (isShared: boolean) => {
    for (const listener of listeners) listener(isShared);
  };
  const tell = async () => {
    const isDue = isNew || performance.now() - toldAt >= againMilliseconds;
    if (!at || !isDue || isTelling) return;
    isTelling = true;
    isNew = false;
    toldAt = performance.now();
    const { latitude, longitude } = at;
    await callRide(tellPlace, { body: { latitude, longitude } }).catch(() => {
      // Somebody who stands still has no next place, and the last one that the shop knows is where they were.
      isNew = true;
    });
    isTelling = false;
  };
  const watch = geolocation.watchPosition(
    ({ coords }) => {
      const isFirst = at === null;
      at = coords;
      isNew = true;
      say(true);
      if (isFirst) void tell();
    },
    () => say(at !== null),
    { enableHighAccuracy: true, maximumAge: everyMilliseconds },
  );
  const timer = setInterval(() => void tell(), everyMilliseconds);
  return () => {
    geolocation.clearWatch(watch);
    clearInterval(timer);
  };
}

/** Tells the shop where the phone is, once for all orders that are on the way, until the last of them has ended. */
export function sharePlace(listener: (isShared: boolean) => void): () => void {
  if (!('geolocation' in navigator)) {
    listener(false);
    return () => undefined;
  }
  listeners.add(listener);
  stop ??= begin();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}
