import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OverlayHost } from '../../../src/flow/OverlayHost';
import { OverlayFailed, openOverlay } from '../../../src/flow/overlays';
import { renderPiece } from '../../support/render';

it('an overlay whose code cannot be had closes and says so, and the page stays (ERR-01)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPiece(
    <>
      <h1>The page</h1>
      <OverlayHost />
    </>,
  );
  await act(async () => {
    const opening = openOverlay<null, void>(
      () => Promise.reject(new TypeError('Failed to fetch')),
      null,
    );
    await expect(opening).rejects.toBeInstanceOf(OverlayFailed);
  });
  expect(
    await screen.findByText('Something went wrong. Please try again.', {}, { timeout: 15_000 }),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
}, 20_000);
