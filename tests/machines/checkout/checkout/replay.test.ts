import { expect, it } from 'vitest';
import { createRecorder, replay } from '../../../../charts/package/paths';
import { checkoutMachine } from '../../../../machines/checkout/checkout';
import { open as openness } from '../../../../src/inspector/open';
import { atPrice, atStep, open, quoted } from './open';
import { sampleDraft } from './samples';

it('a purchase that the inspector recorded goes the same way again', async () => {
  const { inspect, recordings } = createRecorder({ open: openness });
  const flow = open({ draft: sampleDraft({ placeDone: false, detailsDone: false }) }, inspect);
  flow.quotes.last().answer(quoted);
  await flow.until(atPrice('priced'));
  flow.actor.send({ type: 'checkout.typed', patch: { placeDone: true } });
  flow.actor.send({ type: 'checkout.stepFinished' });
  flow.actor.send({ type: 'checkout.typed', patch: { note: 'Ring twice', detailsDone: true } });
  flow.actor.send({ type: 'checkout.stepFinished' });
  await flow.until(atStep('choosingPayment'));
  flow.actor.send({ type: 'checkout.typed', patch: { paymentMethod: 'cash_on_delivery' } });
  flow.actor.send({ type: 'checkout.orderRequested' });
  await flow.until('placing');
  const recording = recordings().find(({ machine }) => machine === 'checkout');
  expect(recording && replay(checkoutMachine, recording)).toBeNull();
});
