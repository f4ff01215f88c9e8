import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NothingFound } from '../../../src/catalogue/listing/NothingFound';
import { renderPiece } from '../../support/render';

it.each([
  [true, ['Clear all filters'], /or take filters off/],
  [false, [], /or try fewer or more general words/],
])(
  'CAT-13 an empty search with filters set: %s offers to clear %j',
  async (hasFilters, buttons, advice) => {
    await renderPiece(<NothingFound hasFilters={hasFilters} isSearch onChange={vi.fn()} />);
    expect(screen.getByText('Sorry no data found related to your search')).toBeTruthy();
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
    expect(screen.getByText(advice)).toBeTruthy();
  },
);

it.each([
  [false, 'There is nothing here right now', 'Look through the categories for something like it.'],
  [true, 'Sorry no data found related to your search', 'Take filters off to see more.'],
])(
  'speaks of no search where there was none, with filters: %s',
  async (hasFilters, title, advice) => {
    await renderPiece(<NothingFound hasFilters={hasFilters} isSearch={false} onChange={vi.fn()} />);
    expect([
      screen.getByRole('heading', { level: 2 }).textContent,
      screen.getByText(advice).textContent,
    ]).toEqual([title, advice]);
  },
);
