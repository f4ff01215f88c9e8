import { useLayoutEffect, useState } from 'react';
import { keptPresses } from '../../client/storage/rideKeys';
import { useFlow } from '../../flow/useFlow';
import { bindOutbox } from '../actors/outbox';
import { liveRidePressesMachine } from '../actors/ridePressesActors';
import type { PressesActor } from './boardIntents';

/** What is pressed on this page is sent by it, for as long as the page lives. */
export function useOutbox(onEnded: () => void): PressesActor {
  const [queue] = useState(keptPresses);
  const actor = useFlow(liveRidePressesMachine, { input: { queue }, onDone: onEnded });
  // Before the orders' own flows begin: they may wait for what was pressed before a reload.
  useLayoutEffect(() => bindOutbox(actor), [actor]);
  return actor;
}
