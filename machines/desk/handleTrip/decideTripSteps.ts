import type { TripStatus } from '../../../domain/rental/trip';

export type TripStep = 'confirm' | 'decline' | 'start' | 'end';

/** What can be done to a trip where it stands. */
export function decideTripSteps(status: TripStatus): readonly TripStep[] {
  switch (status) {
    case 'pending':
      return ['confirm', 'decline'];
    case 'confirmed':
      return ['start', 'decline'];
    case 'ongoing':
      return ['end'];
    default:
      return [];
  }
}
