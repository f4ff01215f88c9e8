import { useSearch } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ParcelStep } from '../../../domain/parcel/parcelSteps';
import { guestInfoKey } from '../../../src/client/storage/orderKeys';
import { parcelDraftKey } from '../../../src/client/storage/parcelKeys';
import { storePlace } from '../../../src/client/storage/storage';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { answers } from '../../support/staged';

const lacks = (...of: string[]) =>
  answers.set('/config', { ...settings, cash_on_delivery: 1, lacks: of });
answers.set('/parcel-category', [{ id: 2, name: 'Box', description: '', image_full_url: '' }]);
const { default: ParcelRoute } = await import('../../../src/parcel/ParcelRoute');

function Page() {
  const { step } = useSearch({ strict: false }) as { step?: ParcelStep };
  return (
    <>
      <output>{step}</output>
      <ParcelRoute step={step} category={undefined} again={undefined} />
    </>
  );
}

const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name })[0] as never);
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const address = () => screen.getByRole('status').textContent;
const email = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Sender’s email' });

async function openSender(): Promise<void> {
  await renderAtOnce(<Page />, '/parcel');
  fireEvent.click(await screen.findByRole('radio', { name: /^Box/ }));
  press('Continue');
  await waitFor(() => expect(address()).toBe('sender'));
  type('Sender’s name', 'Lina Haddad');
  type('Sender’s phone', '+971501234567');
}

beforeEach(() => {
  window.localStorage.clear();
  storePlace({ address: '12 Palm Street', point: { lat: 25.2, lng: 55.3 }, zoneIds: [1] });
});

it('CHK-05 asks a guest for an email where the back end wants one, and for it alone goes no further', async () => {
  lacks('guests_without_email');
  await openSender();
  press('Continue');
  expect(await screen.findByText('Email is required')).toBeTruthy();
  expect(address()).toBe('sender');
  type('Sender’s email', 'lina@mail');
  press('Continue');
  expect(await screen.findByText('Must be a valid email')).toBeTruthy();
  type('Sender’s email', 'lina@mail.example');
  press('Continue');
  await waitFor(() => expect(address()).toBe('receiver'));
  expect(email()).toBeNull();
  expect(parcelDraftKey.get()?.email).toBe('lina@mail.example');
});

it('CHK-05 knows the email that a guest told with an order', async () => {
  lacks('guests_without_email');
  guestInfoKey.set({
    place: null,
    contact_person_name: '',
    contact_person_number: '',
    contact_person_email: 'lina@mail.example',
  });
  await openSender();
  expect(email()?.value).toBe('lina@mail.example');
});

it('CHK-05 asks for none where the shop needs none', async () => {
  lacks();
  await openSender();
  expect(email()).toBeNull();
  press('Continue');
  await waitFor(() => expect(address()).toBe('receiver'));
  expect(parcelDraftKey.get()).not.toHaveProperty('email');
});
