import { waitFor } from 'xstate';
import type { ChangeTripInput } from '../../../machines/rental/changeTrip';
import { runFlow } from '../../flow/runFlow';
import { liveChangeTripMachine } from '../actors/changeTripActors';

export async function requestTripChange(input: ChangeTripInput): Promise<{ changed: boolean }> {
  const { actor } = runFlow(liveChangeTripMachine, input, () => import('./ChangeTripScreens'));
  const snapshot = await waitFor(
    actor,
    (current) => current.status !== 'active' || current.hasTag('failed'),
  );
  return { changed: snapshot.output?.kind === 'changed' };
}
