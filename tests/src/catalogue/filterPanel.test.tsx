import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FilterPanel } from '../../../src/catalogue/listing/FilterPanel';
import type { ListingFilters } from '../../../src/catalogue/listing/listingSearch';
import { VehicleFilterPanel } from '../../../src/rental/listing/VehicleFilterPanel';
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
