import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { BelowTheFold } from '../../../src/ui/BelowTheFold';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a part whose code cannot be fetched leaves its place empty, and the page stands', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = lazy(() => Promise.reject(new Error('Unable to preload CSS')));
  render(
    <main>
      <h1>Ember &amp; Bun</h1>
      <BelowTheFold id="reviews" height={240}>
        <Lost />
      </BelowTheFold>
    </main>,
  );
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Ember & Bun' })).toBeTruthy();
  expect(document.getElementById('reviews')?.style.minHeight).toBe('240px');
});
