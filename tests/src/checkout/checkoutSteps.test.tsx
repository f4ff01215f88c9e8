import { useRouter, useSearch } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Step } from '../../../domain/checkout/pages';
import type { CheckoutActor } from '../../../src/checkout/intents';
import { viewOf } from '../../../src/checkout/selectors';
import { useCheckoutStepInUrl } from '../../../src/checkout/sync';
import { startCheckout } from '../../support/checkoutPlace';
import { renderAtOnce } from '../../support/renderAtOnce';

let router: ReturnType<typeof useRouter>;

function Page({ actor }: { actor: CheckoutActor }) {
  const { step } = useSearch({ strict: false }) as { step?: Step };
  router = useRouter();
  useCheckoutStepInUrl(actor, step);
  return (
    <>
      <output>{step}</output>
      <button type="button" onClick={() => router.history.back()}>
        Back
      </button>
    </>
  );
}

const address = () => screen.getByRole('status').textContent;

/** A checkout whose first step has just been finished. */
async function begin() {
  const actor = startCheckout({ detailsDone: false });
  const step = () => viewOf(actor.getSnapshot()).step;
  await renderAtOnce(<Page actor={actor} />, '/checkout?page=cart');
  await waitFor(() => expect(address()).toBe('place'));
  act(() => {
    actor.send({ type: 'checkout.typed', patch: { placeDone: true } });
    actor.send({ type: 'checkout.stepFinished' });
  });
  return { actor, step };
}

it('a step that is opened before the address has followed the one before stays open (CHK-01)', async () => {
  const { actor, step } = await begin();
  expect([step(), address()]).toEqual(['details', 'place']);
  act(() => actor.send({ type: 'checkout.stepOpened', step: 'place' }));
  await waitFor(() => expect(address()).toBe('place'));
  await act(() => router.load());
  expect([step(), address()]).toEqual(['place', 'place']);
});

it('Back opens the step before (CHK-01)', async () => {
  const { step } = await begin();
  await waitFor(() => expect([step(), address()]).toEqual(['details', 'details']));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect([step(), address()]).toEqual(['place', 'place']));
});
