import { useSearch } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ParcelStep } from '../../../domain/parcel/parcelSteps';
import { storePlace } from '../../../src/client/storage/storage';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { answers } from '../../support/staged';

answers.set('/config', { ...settings, cash_on_delivery: 1 });
answers.set('/parcel-category', [
  { id: 2, name: 'Box', description: '', image_full_url: '' },
  { id: 3, name: 'Letter', description: '', image_full_url: '' },
]);
const { default: ParcelRoute } = await import('../../../src/parcel/ParcelRoute');

function Page() {
  const { step } = useSearch({ strict: false }) as { step?: ParcelStep };
  return <ParcelRoute step={step} category={undefined} again={undefined} />;
}

const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name })[0] as never);

beforeEach(async () => {
  window.localStorage.clear();
  storePlace({ address: '12 Palm Street', point: { lat: 25.2, lng: 55.3 }, zoneIds: [1] });
  await renderAtOnce(<Page />, '/parcel');
  await screen.findByRole('radio', { name: /^Box/ });
  press('Continue');
});

it('a parcel without a kind says so at once, and leads to the kinds', async () => {
  expect((await screen.findByRole('alert')).textContent).toBe('Choose what you are sending.');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Box/ }));
});

it('a receiver without anything is led to the destination, which stands first', async () => {
  fireEvent.click(screen.getByRole('radio', { name: /^Letter/ }));
  press('Continue');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Sender’s name' }), {
    target: { value: 'Lina Haddad' },
  });
  fireEvent.change(screen.getByRole('textbox', { name: 'Sender’s phone' }), {
    target: { value: '+971501234567' },
  });
  press('Continue');
  await screen.findByRole('textbox', { name: 'Receiver’s name' });
  press('Continue');
  const place = screen.getByRole('button', { name: 'Where does it go?' });
  await waitFor(() => expect(document.activeElement).toBe(place));
});
