import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { daysOf } from '../../../domain/rental/rentalUnits';
import type { TripPlan } from '../../../domain/rental/tripPlan';
import { tripTypeNames } from '../rentalSearch/tripTypeNames';

type Length = Pick<TripPlan, 'type' | 'hours' | 'distance'>;

/** A trip's kind and length in words: hours, days or kilometres to three decimals (RENT-08, RENT-10). */
export function useTripTexts() {
  const { t } = useLingui();
  const length = ({ type, hours, distance }: Length): string => {
    if (type === 'distance_wise') return t`${distance.toFixed(3)} km`;
    if (type === 'day_wise') return t`${plural(daysOf(hours), { one: '# day', other: '# days' })}`;
    return t`${plural(hours, { one: '# hour', other: '# hours' })}`;
  };
  return { length, kind: ({ type }: Pick<TripPlan, 'type'>) => t(tripTypeNames[type]) };
}
