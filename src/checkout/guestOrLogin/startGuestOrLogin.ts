import { runFlow } from '../../flow/runFlow';
import { liveGuestOrLoginMachine } from '../actors/guestOrLoginActors';

/** Runs the flow; resolves when it has led somewhere. */
export const startGuestOrLogin = async (): Promise<void> => {
  await runFlow(liveGuestOrLoginMachine, undefined, () => import('./GuestOrLoginScreens')).output;
};
