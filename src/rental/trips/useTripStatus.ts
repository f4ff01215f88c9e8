import { useLingui } from '@lingui/react/macro';
import type { TripStatus } from '../../../domain/rental/trip';

export function useTripStatus(): Record<TripStatus, string> {
  const { t } = useLingui();
  return {
    pending: t`Booked`,
    confirmed: t`Confirmed`,
    ongoing: t`On the road`,
    completed: t`Completed`,
    canceled: t`Cancelled`,
  };
}
