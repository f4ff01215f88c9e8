import { createActor } from 'xstate';
import type { Identity, SessionEvent } from '../../machines/identity/session';
import { listenToFlow } from '../flow/useFlow';
import { liveSessionMachine } from './actors/sessionActors';

/**
 * Runs the session's flow until the page ends.
 * @param tell hears who is shopping, at once and after each change
 */
export function runSession(
  identity: Identity,
  tell: (identity: Identity) => void,
): { send(event: SessionEvent): void } {
  const actor = createActor(liveSessionMachine, { input: identity });
  listenToFlow(actor);
  actor.subscribe(({ context }) => tell(context));
  actor.start();
  return actor;
}
