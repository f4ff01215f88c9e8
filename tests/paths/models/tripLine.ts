import { defineModel } from '../../../charts/package/define';
import { tripLineMachine } from '../../../machines/rental/tripLine';
import { type SampleLine, sampleCart, samplePlan } from '../../support/rental';
import { signIn, tripRefused } from '../answers';

const plan = samplePlan();

function facts(parts: SampleLine) {
  const [line] = sampleCart([parts]).carts;
  if (!line) throw new Error('a cart with one line has one');
  return { line, plan };
}
const answers = {
  accepted: { ok: true as const },
  refused: tripRefused('refused'),
  'the session has ended': tripRefused('unauthenticated'),
};

export const tripLine = defineModel(tripLineMachine, {
  inputs: { 'two vehicles': facts({ quantity: 2 }) },
  events: {
    'tripLine.increased': [
      facts({ quantity: 2 }),
      facts({ quantity: 2, available_count: 0 }),
      facts({ quantity: 2, available_count: 2 }),
    ],
    'tripLine.decreased': [facts({ quantity: 2 }), facts({ quantity: 1 })],
    'tripLine.removeChosen': [facts({ quantity: 2 })],
    'tripLine.undoChosen': [{}],
    'tripLine.retried': [{}],
  },
  results: {
    saveQuantity: answers,
    removeLine: { ...answers, 'gone already': tripRefused('not_found') },
    restoreLine: answers,
    askToSignIn: signIn,
  },
  project: ({ line, attempt }) => [line.quantity, line.available_count, attempt],
});
