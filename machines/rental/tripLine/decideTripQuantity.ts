import type { TripCartLine } from '../../../domain/rental/tripCart';

export const unitsFor = ({ available_count, vehicle }: TripCartLine): number =>
  available_count ?? vehicle.total_vehicle_count;

/** Minus takes the line out at one unit, or when none can be had (TRIP-15). */
export const isLastStep = (line: TripCartLine): boolean =>
  line.quantity <= 1 || unitsFor(line) === 0;

/** What one more or one less means for a line (TRIP-11, TRIP-12, TRIP-15). */
export function decideTripQuantity(
  line: TripCartLine,
  wish: 'more' | 'less',
): 'set' | 'remove' | 'unavailable' | 'overLimit' {
  if (wish === 'less') return isLastStep(line) ? 'remove' : 'set';
  const there = unitsFor(line);
  if (there === 0) return 'unavailable';
  return line.quantity + 1 > there ? 'overLimit' : 'set';
}
