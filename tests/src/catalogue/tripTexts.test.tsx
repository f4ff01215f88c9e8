import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Description } from '../../../src/catalogue/product/Description';
import { configQuery } from '../../../src/client/shopQueries';
import { TripSummary } from '../../../src/rental/parts/TripSummary';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { samplePlan } from '../../support/rental';

const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it.each([
  ['hourly', {}, 'Hourly5 hours'],
  ['per day', { type: 'day_wise', hours: 72 }, 'Per day3 days'],
  ['by the way', { type: 'distance_wise' }, 'By distance12.345 km'],
] as const)(
  'TRIP-03 a trip shows both places, the time, and its length: %s',
  async (_, parts, length) => {
    await renderPiece(<TripSummary trip={samplePlan(parts)} />, (client) =>
      client.setQueryData(configQuery().queryKey, settings),
    );
    expect(facts()).toEqual([
      'Pickup locationPalm Street 1',
      'DestinationAirport Road 9',
      'Pickup timePickup Now',
      length,
    ]);
  },
);

it('TRIP-03 an address keeps its own order beside words of another direction', async () => {
  await renderPiece(<TripSummary trip={samplePlan({})} />, (client) =>
    client.setQueryData(configQuery().queryKey, settings),
  );
  for (const address of ['Palm Street 1', 'Airport Road 9'])
    expect(screen.getByText(address).tagName).toBe('BDI');
});

it('VEH-09 a description is cut at 70 characters until more is asked for', async () => {
  const text =
    'High seats, room for the whole family and the tent, and a roof that opens to the stars.';
  await renderPiece(<Description text={text} shortLength={70} />);
  expect(screen.queryByText(text, { exact: false })).toBeNull();
  expect(screen.getByText(/^High seats/).textContent).toContain(`${text.slice(0, 70).trimEnd()}…`);
  const toggle = screen.getByRole('button', { name: 'Read more' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle);
  expect(screen.getByText(/^High seats/).textContent).toContain(text);
  expect(screen.getByRole('button', { name: 'Show less' })).toBeDefined();
});

it('VEH-09 a description is never cut inside a letter', async () => {
  await renderPiece(<Description text="Wide sky 🌅 and a road" shortLength={10} />);
  expect(screen.getByText(/^Wide sky/).textContent).toContain('Wide sky 🌅…');
});
