import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/apiError';
import { storePlace, tokenKey } from '../../../src/client/storage/storage';
import { sampleAddress } from '../../support/addresses';
import { FakeAddressBook, openPlaceStep } from '../../support/checkoutPlace';

vi.setConfig({ testTimeout: 20_000 });
let book = new FakeAddressBook();
vi.mock('../../../src/client/client', () => ({
  call: (...args: Parameters<FakeAddressBook['call']>) => book.call(...args),
  onUnauthenticated: () => () => undefined,
}));
vi.mock('../../../src/identity/session', () => ({
  useSession: () => ({ signedIn: true, guestId: null, profileName: 'Lina' }),
}));
// A map needs a real browser.
vi.mock('../../../src/map/PinMap', () => ({ PinMap: () => null }));

beforeEach(() => {
  book = new FakeAddressBook();
  tokenKey.set('a token');
  book.rows = [1, 2, 3].map((id) => sampleAddress({ id }));
  storePlace({ address: '12 Palm Street', point: { lat: 25.2, lng: 55.3 }, zoneIds: [1] });
});

const open = async () => {
  const opened = await openPlaceStep({}, true);
  await waitFor(() => expect(book.asked).toContain('GET /customer/address/list'));
  return opened;
};

describe('the address form', () => {
  const openForm = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Add address' }));
    return screen.findByRole('dialog', { name: 'Add address' });
  };
  const type = (dialog: HTMLElement, name: string, value: string) =>
    fireEvent.change(
      within(dialog).getByRole(name === 'Address' ? 'combobox' : 'textbox', { name }),
      { target: { value } },
    );
  const save = (dialog: HTMLElement) =>
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));

  it.each([
    ['Address', 'Address is required', 'ADDR-22'],
    ['Name', 'Name is required', 'ADDR-23'],
    ['Phone', 'Phone Number is required', 'ADDR-24'],
  ])('without "%s" says "%s" (%s)', async (field, message) => {
    await open();
    const dialog = await openForm();
    type(dialog, field, '');
    save(dialog);
    expect(await within(dialog).findByText(message)).toBeTruthy();
    expect(book.bodies).toEqual([]);
  });

  it("ADDR-21 asks for its label: 'Label As' home, office or other", async () => {
    await open();
    const dialog = await openForm();
    expect(within(dialog).getByText('Label As')).toBeTruthy();
    const choices = within(within(dialog).getByRole('group', { name: 'Label As' }));
    expect(choices.getAllByRole('radio').map((choice) => choice.getAttribute('value'))).toEqual([
      'home',
      'office',
      'other',
    ]);
  });

  it('ADDR-31, ADDR-32 with a name of its own is saved, told and selected', async () => {
    const { draft } = await open();
    const dialog = await openForm();
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Other' }));
    type(dialog, 'Name of this address', 'Grandma');
    save(dialog);
    expect(await screen.findByText('Kept by the server')).toBeTruthy();
    expect(book.bodies).toMatchObject([{ body: { address_label: 'Grandma' } }]);
    await waitFor(() => expect(draft().place?.id).toBe(4));
  });

  it('ADDR-21, LOC-15, LOC-16 where the map fails and no place is known, a suggestion gives the pin', async () => {
    storePlace(null);
    await openPlaceStep({ place: null }, true);
    const dialog = await openForm();
    type(dialog, 'Address', 'Old');
    save(dialog);
    expect(await within(dialog).findByText(/^We need to know where that is/)).toBeTruthy();
    expect(book.bodies).toEqual([]);
    // Nothing is laid out here, so what floats stays where nobody sees it.
    fireEvent.click(await screen.findByRole('option', { name: /Old Market/, hidden: true }));
    await waitFor(() =>
      expect(within(dialog).getByRole('combobox', { name: 'Address' })).toHaveProperty(
        'value',
        'Old Market, Marsa Noor',
      ),
    );
    expect(within(dialog).queryByText(/^We need to know/)).toBeNull();
    save(dialog);
    await waitFor(() =>
      expect(book.bodies).toMatchObject([
        { body: { address: 'Old Market, Marsa Noor', latitude: 25.5, longitude: 55.5 } },
      ]),
    );
  });

  it('ADDR-15, LOC-16 a chosen suggestion fills street and house number, and leaves a house that was typed', async () => {
    await open();
    const dialog = await openForm();
    const value = (name: string) =>
      within(dialog).getByRole<HTMLInputElement>('textbox', { name }).value;
    const choose = async (name: string) => {
      book.place = name;
      type(dialog, 'Address', name);
      fireEvent.click(await screen.findByRole('option', { name: new RegExp(name), hidden: true }));
      await waitFor(() =>
        expect(within(dialog).getByRole('combobox', { name: 'Address' })).toHaveProperty(
          'value',
          `${name}, Marsa Noor`,
        ),
      );
    };
    for (const name of ['Street number', 'House number']) type(dialog, name, '');
    await choose('12 Harbour Avenue');
    expect([value('Street number'), value('House number')]).toEqual(['Harbour Avenue', '12']);
    type(dialog, 'House number', '12, blue door');
    await choose('7 Fig Lane');
    expect([value('Street number'), value('House number')]).toEqual(['Fig Lane', '12, blue door']);
  });

  it('ADDR-21, LOC-12 a position that the device does not give is told, beside what remains', async () => {
    await open();
    const dialog = await openForm();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Use Current Location' }));
    expect(await within(dialog).findByText(/^We did not get your position/)).toBeTruthy();
  });

  it('ADDR-34 refused, it stays as it was typed, and says why', async () => {
    await open();
    const dialog = await openForm();
    type(dialog, 'House number', '55');
    book.refusal = new ApiError('refused', 403, [{ code: 'limit', message: 'No more addresses' }]);
    save(dialog);
    expect(await within(dialog).findByText('No more addresses')).toBeTruthy();
    const house = within(dialog).getByRole('textbox', { name: 'House number' });
    expect(house).toHaveProperty('value', '55');
    type(dialog, 'House number', '56');
    await waitFor(() => expect(within(dialog).queryByText('No more addresses')).toBeNull());
  });
});
