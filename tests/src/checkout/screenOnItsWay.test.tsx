import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CheckoutView } from '../../../src/checkout/Checkout';
import { CheckoutScope, startCheckout } from '../../support/checkoutPlace';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.setConfig({ testTimeout: 20_000 });

vi.mock('../../../src/client/client', () => ({
  call: () => new Promise(() => undefined),
  onUnauthenticated: () => () => undefined,
}));

let arrive: () => void = () => undefined;
vi.mock('../../../src/checkout/OrderedElsewhere', async (original) => {
  await new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return original();
});

it('ORD-02 the loser of two windows sees no empty page while its news are on their way', async () => {
  await renderAtOnce(
    <CheckoutScope actor={startCheckout()}>
      <CheckoutView screen="orderedElsewhere" />
    </CheckoutScope>,
  );
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  await act(async () => arrive());
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was ordered twice.');
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});
