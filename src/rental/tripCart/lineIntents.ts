import type { TripCartLine } from '../../../domain/rental/tripCart';
import { planOf } from '../../../domain/rental/tripPlan';
import { readTripCart } from '../api/tripCart';

const load = () => import('./lineActors');

export const prefetchTripLines = (): void => void load();

async function tell(
  { id }: TripCartLine,
  type: 'tripLine.increased' | 'tripLine.decreased' | 'tripLine.removeChosen',
): Promise<void> {
  // Read at the press, not at the last render: quick presses each count from the one before.
  const [{ tripLineActor }, { carts, user_data }] = await Promise.all([
    load(),
    readTripCart(false),
  ]);
  const line = carts.find((candidate) => candidate.id === id);
  if (!line || !user_data) return;
  const facts = { line, plan: planOf(user_data) };
  tripLineActor(facts).send({ type, ...facts });
}

/** One more of a vehicle (TRIP-11). */
export const increaseTripLine = (line: TripCartLine) => tell(line, 'tripLine.increased');
/** One less; at the last one the line goes (TRIP-15). */
export const decreaseTripLine = (line: TripCartLine) => tell(line, 'tripLine.decreased');
export const removeTripLine = (line: TripCartLine) => tell(line, 'tripLine.removeChosen');

export async function takeVehicles(line: TripCartLine, quantity: number): Promise<void> {
  for (let units = line.quantity; units > quantity; units -= 1) await decreaseTripLine(line);
}
