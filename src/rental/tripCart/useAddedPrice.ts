import { useEffect } from 'react';
import { type TripType, tripUnitPrice } from '../../../domain/rental/rentalPrice';
import type { TripCartLine } from '../../../domain/rental/tripCart';
import { fromMillis } from '../../../domain/values/money';
import { tripPricesKey } from '../../client/storage/rentalKeys';

/** So many lines are kept: a trip has few, and lines that are gone fall out. */
const most = 40;

/** The price of an hour, day or kilometre when the line came into the trip cart; null while it is the same. */
export function useAddedPrice({ id, vehicle }: TripCartLine, type: TripType): number | null {
  const { hourly_price: hourly, day_wise_price: day_wise, distance_price: distance_wise } = vehicle;
  useEffect(() => {
    const known = tripPricesKey.get() ?? [];
    if (known.some((one) => one.id === id)) return;
    tripPricesKey.set([{ id, hourly, day_wise, distance_wise }, ...known].slice(0, most));
  }, [id, hourly, day_wise, distance_wise]);
  const added = tripPricesKey.get()?.find((one) => one.id === id)?.[type];
  return added === undefined || added === fromMillis(tripUnitPrice(vehicle, type)) ? null : added;
}
