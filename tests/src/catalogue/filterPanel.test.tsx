import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import FilterPanel from '../../../src/catalogue/listing/FilterPanel';
import type { ListingFilters } from '../../../src/catalogue/listing/listingSearch';
import VehicleFilterPanel from '../../../src/rental/listing/VehicleFilterPanel';
import type { VehicleListFilters } from '../../../src/rental/listing/vehicleSearch';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.mock('../../../src/client/client', () => ({
  call: async () => settings,
  onUnauthenticated: () => () => undefined,
}));

const one = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('ticks a box with the press, and a second quick press builds on the first', async () => {
  const changes: Partial<ListingFilters>[] = [];
  // The address has not followed yet.
  const filters: ListingFilters = {};
  await renderAtOnce(
    <FilterPanel
      filters={filters}
      tab="items"
      categories={[]}
      onChange={(change) => changes.push(change)}
    />,
  );
  fireEvent.click(box('On offer'));
  fireEvent.click(box('Available now'));
  fireEvent.click(one('Rating', '4 stars and up'));
  const ticked = ['On offer', 'Available now'].map((name) => box(name).checked);
  expect([...ticked, one('Rating', '4 stars and up').checked]).toEqual([true, true, true]);
  expect(changes[1]?.filter?.split(',')).toHaveLength(2);
  expect(changes[2]).toEqual({ rating: 4 });
});

it('loses none of two quick presses among the vehicles either (RENT-12)', async () => {
  const changes: Partial<VehicleListFilters>[] = [];
  await renderAtOnce(
    <VehicleFilterPanel
      filters={{}}
      withCategories={false}
      onChange={(change) => changes.push(change)}
    />,
  );
  fireEvent.click(box('Petrol'));
  fireEvent.click(box('Diesel'));
  expect([box('Petrol').checked, box('Diesel').checked]).toEqual([true, true]);
  expect(changes[1]?.fuels?.split(',').sort()).toEqual(['diesel', 'petrol']);
});

it('takes prices in any script’s digits, and in the right order', async () => {
  const onChange = vi.fn();
  await renderAtOnce(
    <VehicleFilterPanel filters={{}} withCategories={false} onChange={onChange} />,
  );
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  type('From', '٥٠');
  type('Up to', '١٢٫٥');
  fireEvent.blur(screen.getByLabelText('Up to'));
  expect(onChange.mock.lastCall).toEqual([{ min: 12.5, max: 50 }]);
});

it('follows prices after a pause in typing, in the field that is typed in, and no half-typed range', async () => {
  const changes: Partial<ListingFilters>[] = [];
  await renderAtOnce(
    <FilterPanel
      filters={{}}
      tab="items"
      categories={[]}
      onChange={(change) => changes.push(change)}
    />,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    const type = (name: string, value: string) =>
      fireEvent.change(field(name), { target: { value } });
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    const from = field('From');
    type('From', '1');
    await pass(400);
    type('From', '10');
    await pass(599);
    expect(changes).toEqual([]);
    await pass(1);
    expect(changes).toEqual([{ min: 10, max: undefined }]);
    expect([field('From') === from, from.value]).toEqual([true, '10']);
    // On its way to 15: nothing costs between 10 and 1, and nobody asked for 1 to 10.
    type('Up to', '1');
    await pass(2000);
    expect([changes.length, field('Up to').value]).toEqual([1, '1']);
    type('Up to', '15');
    await pass(600);
    expect(changes[1]).toEqual({ min: 10, max: 15 });
    type('Up to', '');
    fireEvent.blur(field('Up to'));
    await pass(2000);
    expect(changes.slice(2)).toEqual([{ min: 10, max: undefined }]);
  } finally {
    vi.useRealTimers();
  }
});

it('has one choice of seats and one of air conditioning, or any (RENT-12)', async () => {
  const onChange = vi.fn();
  await renderAtOnce(
    <VehicleFilterPanel filters={{ seats: 4 }} withCategories={false} onChange={onChange} />,
  );
  const chosen = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole<HTMLInputElement>('radio')
      .flatMap(({ checked }, place) => (checked ? [place] : []));
  expect([chosen('Seats'), chosen('Air conditioning')]).toEqual([[2], [0]]);
  fireEvent.click(one('Seats', '7 seats and more'));
  expect(chosen('Seats')).toEqual([4]);
  fireEvent.click(one('Seats', 'Any'));
  expect(chosen('Seats')).toEqual([0]);
  fireEvent.click(one('Air conditioning', 'Non-AC'));
  expect(onChange.mock.calls).toEqual([[{ seats: 7 }], [{ seats: undefined }], [{ ac: 0 }]]);
});

it('has one choice of stars, or any', async () => {
  const onChange = vi.fn();
  await renderAtOnce(
    <FilterPanel filters={{ rating: 3 }} tab="items" categories={[]} onChange={onChange} />,
  );
  const stars = ['Any', '4 stars and up', '3 stars and up'];
  expect(stars.map((name) => one('Rating', name).checked)).toEqual([false, false, true]);
  fireEvent.click(one('Rating', 'Any'));
  expect(stars.map((name) => one('Rating', name).checked)).toEqual([true, false, false]);
  expect(onChange.mock.calls).toEqual([[{ rating: undefined }]]);
});
