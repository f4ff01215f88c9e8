import { useRouter, useSearch } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ParcelStep } from '../../../domain/parcel/parcelSteps';
import { parcelDraftKey } from '../../../src/client/storage/parcelKeys';
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

it('is wished to be left at the door by the same press as an order, and taken back by another (RIDE-14)', async () => {
  press('Change');
  const atDoor = await screen.findByRole('checkbox', { name: 'Leave at the door' });
  const said = () => {
    const { instruction, leaveAtDoor } = parcelDraftKey.get() ?? {};
    return [instruction, leaveAtDoor];
  };
  expect(said()).toEqual(['', false]);
  fireEvent.click(atDoor);
  expect(said()).toEqual(['Leave at the door', true]);
  fireEvent.click(atDoor);
  expect(said()).toEqual(['', false]);
});

it('Back opens the step before', async () => {
  await waitFor(() => expect(address()).toBe('receiver'));
  press('Back');
  expect(await screen.findByRole('textbox', { name: 'Sender’s name' })).toBeTruthy();
  await waitFor(() => expect(address()).toBe('sender'));
});

it('S07 the open form shows what another window has written, but for the text that is being typed', async () => {
  await waitFor(() => expect(address()).toBe('receiver'));
  const [name, phone, house] = ['Receiver’s name', 'Receiver’s phone', 'House number'].map(
    (label) => screen.getByRole<HTMLInputElement>('textbox', { name: label }),
  );
  type('House number', '7');
  name?.focus();
  type('Receiver’s name', 'Omar S');
  const kept = parcelDraftKey.get();
  if (!kept) throw new Error('nothing is kept');
  expect(kept.receiver).toEqual({ name: 'Omar S', phone: '', place: null });
  const receiver = { name: 'Oma', phone: '+971507654321', place: null };
  act(() => parcelDraftKey.set({ ...kept, note: 'Ring twice', receiver }));
  expect([name?.value, house?.value]).toEqual(['Omar S', '7']);
  expect(phone?.value.replace(/\D/g, '')).toBe('971507654321');
  act(() => name?.blur());
  expect(parcelDraftKey.get()).toEqual({
    ...kept,
    note: 'Ring twice',
    receiver: { ...receiver, name: 'Omar S' },
  });
});
