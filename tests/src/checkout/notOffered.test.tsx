import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CheckoutFacts } from '../../../machines/checkout/checkout';
import { PlaceStep } from '../../../src/checkout/place/PlaceStep';
import { draftOf } from '../../../src/checkout/selectors';
import { sampleFacts } from '../../machines/checkout/checkout/samples';
import { CheckoutScope, startCheckout } from '../../support/checkoutPlace';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.mock('../../../src/client/client', () => ({
  call: () => new Promise(() => undefined),
  onUnauthenticated: () => () => undefined,
}));

/** The first step of a checkout for delivery, before its store or the shop changed how orders are handed out. */
async function open() {
  const actor = startCheckout({ placeDone: true });
  await renderAtOnce(
    <CheckoutScope actor={actor}>
      <PlaceStep />
    </CheckoutScope>,
  );
  const offer = (...offers: CheckoutFacts['offers']) =>
    act(() =>
      actor.send({
        type: 'checkout.factsChanged',
        facts: sampleFacts({ offers }),
        lines: null,
        linesChanged: false,
      }),
    );
  return { offer, orderType: () => draftOf(actor.getSnapshot()).orderType };
}

const ways = () =>
  screen
    .queryAllByRole<HTMLInputElement>('radio')
    .map(({ checked, disabled }) => ({ checked, disabled }));

it('CHK-01 a way that is switched off meanwhile is said to be, and the other one can be chosen', async () => {
  const { offer, orderType } = await open();
  expect(screen.queryByRole('alert')).toBeNull();
  offer('take_away');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Nothing is delivered from this store now. Choose to take your order away.',
  );
  expect(ways()).toEqual([
    { checked: true, disabled: true },
    { checked: false, disabled: false },
  ]);
  fireEvent.click(screen.getByRole('radio', { name: 'Take away' }));
  expect([orderType(), screen.queryByRole('alert'), ways()]).toEqual(['take_away', null, []]);
  offer('delivery');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Nothing can be collected from this store now. Choose to have your order delivered.',
  );
});

it('CHK-01 a store that hands out no orders at all says so', async () => {
  const { offer } = await open();
  offer();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This store hands out no orders now. Come back later.',
  );
  expect(ways()).toEqual([]);
});
