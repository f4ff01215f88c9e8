import { type Actor, createActor } from 'xstate';
import type { Likeable } from '../../../domain/catalogue/favourites';
import { tokenKey } from '../../client/storage/storage';
import { listenToFlow } from '../../flow/useFlow';
import { liveFavouriteMachine } from '../actors/favouriteActors';

const underWay = new Map<string, Actor<typeof liveFavouriteMachine>>();

/** One press of a heart; while the last press on the same heart is under way, that flow hears of it. */
export function startFavourite(thing: Likeable, wanted: boolean): void {
  const signedIn = tokenKey.get() !== null;
  const key = `${thing.kind}:${thing.row.id}`;
  const running = underWay.get(key);
  if (running) {
    running.send({ type: 'favourite.pressed', wanted, signedIn });
    return;
  }
  const actor = createActor(liveFavouriteMachine, {
    input: { thing, wanted, signedIn },
  });
  const stopListening = listenToFlow(actor);
  actor.subscribe({
    complete: () => {
      underWay.delete(key);
      stopListening();
    },
  });
  underWay.set(key, actor);
  actor.start();
}
