import { defineModel } from '../../../charts/package/define';
import { favouriteMachine } from '../../../machines/catalogue/favourite';
import { sampleItem } from '../../domain/samples';
import { signIn } from '../answers';

const thing = { kind: 'item' as const, row: sampleItem() };

export const favourite = defineModel(favouriteMachine, {
  inputs: {
    'a customer': { thing, wanted: true, signedIn: true },
    'a guest': { thing, wanted: true, signedIn: false },
  },
  events: {
    'favourite.pressed': [
      { wanted: false, signedIn: true },
      { wanted: true, signedIn: true },
      { wanted: true, signedIn: false },
    ],
    'favourite.signInChosen': [{}],
    'favourite.retried': [{}],
  },
  results: {
    saveFavourite: {
      saved: { ok: true, message: 'Added to your favourites' },
      'the session has ended': { ok: false, reason: 'unauthenticated', message: '' },
      refused: { ok: false, reason: 'refused', message: 'No.' },
    },
    askToSignIn: signIn,
  },
});
