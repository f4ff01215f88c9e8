import type { ChangeTripInput } from '../../../machines/rental/changeTrip';
import { runFlow } from '../../flow/runFlow';
import { liveChangeTripMachine } from '../actors/changeTripActors';

export async function requestTripChange(input: ChangeTripInput): Promise<{ changed: boolean }> {
  const { waited } = runFlow(liveChangeTripMachine, input, () => import('./ChangeTripScreens'));
  return { changed: (await waited)?.kind === 'changed' };
}
