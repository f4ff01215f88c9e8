import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { withoutEffects } from '../../../charts/model/withoutEffects';
import type { Config, Feature } from '../../../domain/config';
import type { QuotePayload } from '../../../domain/orders/order';
import { checkoutMachine, type Quoting } from '../../../machines/checkout/checkout';
import { CheckoutScopeContext } from '../../../src/checkout/context';
import { type CheckoutActor, useIntents } from '../../../src/checkout/intents';
import { OrderTotalBar } from '../../../src/checkout/summary/OrderTotalBar';
import { configQuery } from '../../../src/client/shopQueries';
import { sampleStore } from '../../domain/samples';
import { sampleDraft, sampleFacts, sampleQuote } from '../../machines/checkout/checkout/samples';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const store = sampleStore({ id: 7, minimum_order: 10 });

function Bar({ actor, config }: { actor: CheckoutActor; config: Config }) {
  const scope = {
    actor,
    intents: useIntents(actor),
    page: 'cart' as const,
    config,
    store,
    ordered: [],
  };
  return (
    <CheckoutScopeContext value={scope}>
      <OrderTotalBar />
    </CheckoutScopeContext>
  );
}

/** The last step of a checkout whose items come to `subtotal`, with 1.46 off. */
async function atPayment(subtotal: number, lacks: Feature[] = []) {
  const config = { ...settings, lacks };
  const quote = sampleQuote({ subtotal, item_discount: 1.46, total: 10.7 });
  const quoteOrder = fromPromise<Quoting, QuotePayload>(async () => ({ ok: true, quote }));
  const draft = sampleDraft({ placeDone: true, detailsDone: true });
  const actor = createActor(withoutEffects(checkoutMachine).provide({ actors: { quoteOrder } }), {
    input: {
      page: 'cart',
      draft,
      facts: sampleFacts(),
      lines: null,
      step: 'payment',
      pending: null,
      left: null,
    },
  });
  await act(async () => actor.start());
  await renderPiece(<Bar actor={actor} config={config} />, (client) =>
    client.setQueryData(configQuery().queryKey, config),
  );
  return screen.findByRole('button', { name: 'Place order · $10.70' }, { timeout: 5_000 });
}

it('below the minimum order of the store nothing can be pressed that is refused then', async () => {
  const button = await atPayment(9.75);
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('status').textContent).toBe(
    'The minimum order of this store is $10.00. Add $1.71 more to order.',
  );
});

it('at the minimum order it is placed', async () => {
  const button = await atPayment(11.46);
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('a back end that counts before discounts is asked for no more than that', async () => {
  const enough = await atPayment(10, ['discounted_minimum']);
  expect(enough.hasAttribute('disabled')).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('');
});
