import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { configQuery } from '../../../src/client/shopQueries';
import { tripPricesKey } from '../../../src/client/storage/rentalKeys';
import { TripLineRow } from '../../../src/rental/tripCart/TripLineRow';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { sampleCart, samplePlan, sampleVehicle } from '../../support/rental';

afterEach(() => tripPricesKey.set(null));

const text = 'The price has changed from $10.00/hr to $12.50/hr.';
const told = () =>
  screen.queryByText((_, element) => element?.tagName === 'P' && element.textContent === text) !==
  null;

async function show(hourly_price: number, id = 1) {
  cleanup();
  const [line] = sampleCart([{ id, vehicle: sampleVehicle({ hourly_price }) }]).carts;
  if (!line) throw new Error('no line');
  await renderPiece(<TripLineRow line={line} plan={samplePlan()} isOwn />, (client) =>
    client.setQueryData(configQuery().queryKey, settings),
  );
}

it('S22 the trip cart tells a price that has risen since the vehicle was added, and only then', async () => {
  await show(10);
  expect(told()).toBe(false);
  await show(12.5);
  expect(told()).toBe(true);
  await show(10);
  expect(told()).toBe(false);
  // A line that is added later begins at its own price.
  await show(12.5, 2);
  expect(told()).toBe(false);
});
