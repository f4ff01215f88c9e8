import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RefusalNote } from '../../../src/checkout/RefusalNote';
import { atPrice, open } from '../../machines/checkout/checkout/open';
import { sampleDraft } from '../../machines/checkout/checkout/samples';
import { CheckoutScope } from '../../support/checkoutPlace';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.mock('../../../src/client/client', () => ({
  call: () => new Promise(() => undefined),
  onUnauthenticated: () => () => undefined,
}));
const openLocation = vi.hoisted(() => vi.fn());
vi.mock('../../../src/place/location/openLocation', () => ({ openLocation }));
beforeEach(() => openLocation.mockReset());

const refusedWith = (code: string) => ({ ok: false, refusal: { code, message: 'No.' } }) as const;
const button = () => screen.queryByRole('button', { name: 'Change location' });

/** A checkout of an order that is changed, whose price is refused. */
async function openRefused(code: string) {
  const flow = open({ draft: sampleDraft({ ofOrder: true }) });
  flow.quotes.last().answer(refusedWith(code));
  await flow.until(atPrice('refused'));
  await renderAtOnce(
    <CheckoutScope actor={flow.actor}>
      <RefusalNote />
    </CheckoutScope>,
  );
  await screen.findByRole('alert');
  return flow;
}

it('LOC-07 a store that does not serve the place is asked again from another one', async () => {
  const { quotes } = await openRefused('zone_mismatch');
  openLocation.mockResolvedValue({ changed: false });
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect([openLocation.mock.calls, quotes.calls.length]).toEqual([[[]], 1]);
  openLocation.mockResolvedValue({ changed: true });
  fireEvent.click(screen.getByRole('button', { name: 'Change location' }));
  await waitFor(() => expect(quotes.calls).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('LOC-07 an address out of reach is changed in the step', async () => {
  await openRefused('address_outside_zone');
  expect(button()).toBeNull();
});
