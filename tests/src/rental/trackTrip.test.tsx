import { useRouterState } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../src/client/queryClient';
import { configQuery } from '../../../src/client/shopQueries';
import { givenContactsKey } from '../../../src/client/storage/contactKeys';
import TripTrackRoute from '../../../src/rental/trips/TripTrackRoute';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

function Page() {
  const address = useRouterState({ select: ({ location }) => location.href });
  return (
    <>
      <output>{address}</output>
      <TripTrackRoute />
    </>
  );
}

async function show(lacks: string[]): Promise<void> {
  queryClient.setDefaultOptions({ queries: { enabled: false } });
  queryClient.setQueryData(configQuery().queryKey, { ...settings, lacks });
  await renderAtOnce(<Page />, '/track-order');
}

const field = (name: RegExp) => screen.queryByRole('textbox', { name });

beforeEach(() => window.localStorage.clear());

it('ORD-04 is found by number and phone, for anybody', async () => {
  await show([]);
  await waitFor(() => expect(field(/Contact number/)).toBeTruthy());
  expect(screen.getByText(/You do not need an account\./)).toBeTruthy();
});

it('ORD-04 is found by its number where the back end shows it to whoever booked it alone, as it says', async () => {
  await show(['trips_by_phone']);
  await waitFor(() => expect(field(/Contact number/)).toBeNull());
  expect(screen.queryByText(/You do not need an account\./)).toBeNull();
  expect(screen.getByText(/It is found on the device that booked it/)).toBeTruthy();
  const track = () => fireEvent.click(screen.getByRole('button', { name: 'Track Trip' }));
  track();
  expect(screen.getByText(/Enter the number from your confirmation/)).toBeTruthy();
  fireEvent.change(field(/Trip number/) as HTMLElement, { target: { value: '#107' } });
  track();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/my-trips?trip_id=107'));
  expect(givenContactsKey.get()).toBeNull();
});
