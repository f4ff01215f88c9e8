import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configQuery } from '../../../src/client/shopQueries';
import { tripCartQuery } from '../../../src/rental/api/tripCart';
import VehicleView from '../../../src/rental/quickView/VehicleView';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { type SampleLine, sampleCart, sampleVehicle } from '../../support/rental';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const comet = sampleVehicle({
  thumbnail_full_url: '/pictures/front.svg',
  images_full_url: ['/pictures/front.svg', '/pictures/side.svg', '/pictures/seats.svg'],
});

async function show(lines: SampleLine[] = []) {
  await renderPiece(<VehicleView input={comet} onDone={() => undefined} />, (client) => {
    client.setQueryData(configQuery().queryKey, settings);
    client.setQueryData(tripCartQuery().queryKey, { confirmed: sampleCart(lines), shown: {} });
  });
  return within(await screen.findByRole('dialog', { name: 'Comet' }));
}

/** Which of the pictures stands. */
const place = () => Number(document.querySelector('[data-place]')?.getAttribute('data-place'));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('VEH-10 shows the pictures, the price of each kind of trip, and the way into the cart', async () => {
  const view = await show();
  const carousel = within(view.getByRole('region', { name: 'Pictures' }));
  const sources = [...document.querySelectorAll('[data-place] img')].map(
    (one) => new URL(one.getAttribute('src') ?? '', 'http://shop').pathname,
  );
  expect(sources).toEqual(['/pictures/front.svg', '/pictures/side.svg', '/pictures/seats.svg']);
  expect(carousel.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(3);
  const words = screen.getByRole('dialog').textContent;
  for (const price of ['$10.00/hr', '$60.00/day', '$1.50/km']) expect(words).toContain(price);
  expect(view.getByRole('button', { name: 'Rent This Car' })).toBeDefined();
});

it('VEH-10 has the quantity of a vehicle that is in the cart', async () => {
  const view = await show([{ vehicle: comet, quantity: 2 }]);
  expect(view.queryByRole('button', { name: 'Rent This Car' })).toBeNull();
  expect(view.getByRole('button', { name: 'One less of Comet' })).toBeDefined();
  expect(view.getByText('2')).toBeDefined();
  expect(view.getByRole('button', { name: 'One more of Comet' })).toBeDefined();
});

it('VEH-11 turns every 4000 ms, round and round, and rests while it is looked at or paused', async () => {
  const view = await show();
  // The dialog puts the focus into itself: whoever goes on leaves the pictures.
  const pictures = view.getByRole('region', { name: 'Pictures' });
  fireEvent.blur(pictures);
  expect(place()).toBe(0);
  wait(3999);
  expect(place()).toBe(0);
  wait(1);
  expect(place()).toBe(1);
  wait(8000);
  expect(place()).toBe(0);
  fireEvent.pointerEnter(pictures);
  wait(20_000);
  expect(place()).toBe(0);
  fireEvent.pointerLeave(pictures);
  wait(4000);
  expect(place()).toBe(1);
  fireEvent.click(view.getByRole('button', { name: 'Pause the pictures' }));
  wait(20_000);
  expect(place()).toBe(1);
});

it('VEH-11 changes from one picture to the next in 800 ms', () => {
  const track = /\.track \{[^}]*\}/.exec(
    readFileSync('src/rental/vehicle/Carousel.module.css', 'utf8'),
  )?.[0];
  expect(track).toContain('transition: transform 800ms');
});
