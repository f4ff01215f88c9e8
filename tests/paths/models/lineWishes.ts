import { defineModel } from '../../../charts/package/define';
import type { LineWishes } from '../../../domain/cart/cartLines';
import { lineWishesMachine } from '../../../machines/cart/lineWishes';
import { sampleItem } from '../../domain/samples';
import { cartRefused, signIn } from '../answers';

const none: LineWishes = { note: '', substitution: 'best_match', substitute: null };

export const lineWishes = defineModel(lineWishesMachine, {
  inputs: {
    'a line': {
      line: { item: sampleItem(), quantity: 2, variation: [], addOns: [], wishes: none },
    },
  },
  events: {
    'lineWishes.submitted': [{ wishes: none }, { wishes: { ...none, note: 'Ripe, please' } }],
    'lineWishes.dismissed': [{}],
  },
  results: {
    saveWishes: {
      accepted: { ok: true },
      'the session has ended': cartRefused('unauthenticated'),
      'the line is gone': cartRefused('not_found'),
    },
    askToSignIn: signIn,
  },
});
