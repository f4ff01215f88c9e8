import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ShareLink } from '../../../src/orders/tracking/ShareLink';
import { renderPiece } from '../../support/render';

it.each([
  [
    'trip',
    '7f2c-shared',
    '/my-trips?trip_id=100007&share=7f2c-shared',
    'Whoever has this link sees this trip, without signing in.',
  ],
  [
    'order',
    '7f2c-shared',
    '/track-order?order_id=100007&share=7f2c-shared',
    'Whoever has this link sees this order, without signing in.',
  ],
  [
    'order',
    '',
    '/track-order?order_id=100007',
    'Whoever opens this link, and knows the phone number of the order, sees it without signing in.',
  ],
] as const)(
  'ORD-02, ORD-06 a shared link of an %s with the token "%s" never holds the phone number',
  async (of, token, path, says) => {
    const writeText = vi.fn(async (_: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await renderPiece(<ShareLink of={of} id={100007} token={token} isOver={false} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(writeText.mock.calls).toEqual([[`${window.location.origin}${path}`]]);
    expect(screen.getByText(says).tagName).toBe('P');
  },
);
