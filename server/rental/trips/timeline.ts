import type { TripStatus } from '../../../domain/rental/trip';

/** Seconds that a demo trip stays in each state at speed 1: about two and a half minutes in all. */
const demoTripSeconds = {
  pending: 10,
  confirmed: 20,
  ongoing: 120,
} as const satisfies Partial<Record<TripStatus, number>>;

/** The state after another; null when there is none. */
export function nextTripStatus(status: TripStatus): TripStatus | null {
  switch (status) {
    case 'pending':
      return 'confirmed';
    case 'confirmed':
      return 'ongoing';
    case 'ongoing':
      return 'completed';
    default:
      return null;
  }
}

/**
 * When the demo moves a trip out of a state that it enters at `now`; null when nothing follows. A trip for
 * later waits, confirmed, until its pickup.
 */
export function tripStepTime(
  status: TripStatus,
  now: Date,
  startsAt: Date,
  speed: number,
): Date | null {
  if (status === 'completed' || status === 'canceled') return null;
  const soon = new Date(now.getTime() + (demoTripSeconds[status] / speed) * 1_000);
  return status === 'confirmed' && startsAt > soon ? startsAt : soon;
}
