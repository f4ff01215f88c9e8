import { fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { orderDetails } from '../../../domain/orders/order';
import { ShareLink } from '../../../src/orders/tracking/ShareLink';
import { renderPiece } from '../../support/render';

const order = (track_token: string) =>
  v.parse(orderDetails, {
    id: 100007,
    order_status: 'pending',
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    order_amount: 20,
    tax_included: 0,
    contact_person_number: '+966500123456',
    track_token,
    details: [],
  });

it.each([
  [
    '7f2c-shared',
    '&share=7f2c-shared',
    'Whoever has this link sees this order, without signing in.',
  ],
  [
    '',
    '',
    'Whoever opens this link, and knows the phone number of the order, sees it without signing in.',
  ],
])(
  'ORD-02 a shared link with the token "%s" never holds the phone number',
  async (token, more, says) => {
    const writeText = vi.fn(async (_: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await renderPiece(<ShareLink order={order(token)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    const address = `${window.location.origin}/track-order?order_id=100007${more}`;
    expect(writeText.mock.calls).toEqual([[address]]);
    expect(screen.getByText(says).tagName).toBe('P');
  },
);
