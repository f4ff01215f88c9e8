import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/apiError';
import { Newsletter } from '../../../src/content/newsletter/Newsletter';
import { OverlayHost } from '../../../src/flow/OverlayHost';
import { heardAtFocus } from '../../support/heardAtFocus';
import { renderWithShop } from '../../support/renderShop';

const sent: string[] = [];
let answer: () => Promise<unknown>;
vi.mock('../../../src/content/api/newsletter', () => ({
  subscribeToNewsletter: (email: string) => {
    sent.push(email);
    return answer();
  },
}));

beforeEach(() => {
  sent.length = 0;
  answer = async () => ({ message: 'Subscribed successfully' });
  renderWithShop(
    <>
      <Newsletter title="Letters" text="Weekly" />
      <OverlayHost />
    </>,
  );
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
function subscribe(address: string) {
  fireEvent.change(field(), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
}

it('says what is wrong with the address until it is mended (NEWS-02)', async () => {
  subscribe('reader@');
  await screen.findByText('Please insert a valid email.');
  expect([field().getAttribute('aria-invalid'), document.activeElement === field(), sent]).toEqual([
    'true',
    true,
    [],
  ]);
  expect(heardAtFocus()).toEqual(['Please insert a valid email.']);
  fireEvent.change(field(), { target: { value: 'reader@e' } });
  await waitFor(() => expect(screen.queryByText('Please insert a valid email.')).toBeNull());
  expect(field().value).toBe('reader@e');
});

it('subscribes, says so, and is empty again (NEWS-03, NEWS-04)', async () => {
  subscribe('reader@example.com');
  expect(await screen.findByText('Subscribed Successfully')).toBeDefined();
  expect([sent, field().value]).toEqual([['reader@example.com'], '']);
});

it('keeps the address when the server refuses or is out of reach, and says why (ERR-01)', async () => {
  answer = () =>
    Promise.reject(
      new ApiError('refused', 403, [{ code: 'validation', message: 'Not this one.' }]),
    );
  subscribe('reader@example.com');
  expect(await screen.findByText('Not this one.')).toBeDefined();
  expect(heardAtFocus()).toEqual(['Not this one.']);
  answer = () => Promise.reject(new ApiError('network', 0));
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('We could not subscribe you. Please try again.')).toBeDefined();
  expect([sent.length, field().value]).toEqual([2, 'reader@example.com']);
});
