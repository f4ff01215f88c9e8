import { type Actor, createActor } from 'xstate';
import type { TripLineFacts, tripLineMachine } from '../../../machines/rental/tripLine';
import { listenToFlow } from '../../flow/useFlow';
import { liveTripLineMachine } from '../actors/tripLineActors';

const actors = new Map<number, Actor<typeof tripLineMachine>>();

/** The flow of a line: it outlives the control that was pressed, so that Undo works anywhere. */
export function tripLineActor(facts: TripLineFacts): Actor<typeof tripLineMachine> {
  const { id } = facts.line;
  const known = actors.get(id);
  if (known) return known;
  const actor: Actor<typeof tripLineMachine> = createActor(liveTripLineMachine, { input: facts });
  actors.set(id, actor);
  const stopListening = listenToFlow(actor);
  actor.subscribe({
    complete: () => {
      actors.delete(id);
      stopListening();
    },
  });
  actor.start();
  return actor;
}
