import { useRouter, useSearch } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ParcelStep } from '../../../domain/parcel/parcelSteps';
import { storePlace } from '../../../src/client/storage/storage';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { answers } from '../../support/staged';

answers.set('/config', { ...settings, cash_on_delivery: 1 });
answers.set('/parcel-category', [{ id: 2, name: 'Box', description: '', image_full_url: '' }]);
const { default: ParcelRoute } = await import('../../../src/parcel/ParcelRoute');

function Page() {
  const { step } = useSearch({ strict: false }) as { step?: ParcelStep };
  const { history } = useRouter();
  return (
    <>
      <output>{step}</output>
      <button type="button" onClick={() => history.back()}>
        Back
      </button>
      <ParcelRoute step={step} category={undefined} again={undefined} />
    </>
  );
}

const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name })[0] as never);
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const address = () => screen.getByRole('status').textContent;

beforeEach(async () => {
  window.localStorage.clear();
  storePlace({ address: '12 Palm Street', point: { lat: 25.2, lng: 55.3 }, zoneIds: [1] });
  await renderAtOnce(<Page />, '/parcel');
  fireEvent.click(await screen.findByRole('radio', { name: /^Box/ }));
  press('Continue');
  await waitFor(() => expect(address()).toBe('sender'));
  type('Sender’s name', 'Lina Haddad');
  type('Sender’s phone', '+971501234567');
  press('Continue');
});

it('a step that is opened before the address has followed the one before stays open', async () => {
  expect(address()).toBe('sender');
  press('Change');
  await waitFor(() => expect(address()).toBe('what'));
  expect(screen.getByRole('textbox', { name: 'Note (optional)' })).toBeTruthy();
});

it('Back opens the step before', async () => {
  await waitFor(() => expect(address()).toBe('receiver'));
  press('Back');
  expect(await screen.findByRole('textbox', { name: 'Sender’s name' })).toBeTruthy();
  await waitFor(() => expect(address()).toBe('sender'));
});
