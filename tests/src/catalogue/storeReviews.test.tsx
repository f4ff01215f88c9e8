import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StoreReviews } from '../../../src/catalogue/store/StoreReviews';
import { sampleStore } from '../../domain/samples';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.mock('../../../src/client/client', () => ({
  call: () =>
    Promise.resolve({ total_size: 0, total_capped: false, limit: 6, offset: 1, reviews: [] }),
  onUnauthenticated: () => () => undefined,
}));

it('CAT-17 a store without reviews says so', async () => {
  await renderAtOnce(<StoreReviews store={sampleStore()} />);
  expect(await screen.findByText('this store is not having any review plan.')).toBeDefined();
});
