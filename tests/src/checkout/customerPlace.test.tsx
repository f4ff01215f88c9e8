import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOfAddress } from '../../../domain/place/addressBook';
import { profileQuery } from '../../../src/account/api/profile';
import { stepArrival, stepFormId } from '../../../src/checkout/stepForm';
import { ApiError } from '../../../src/client/apiError';
import { loadPhones } from '../../../src/client/phones';
import { queryClient } from '../../../src/client/queryClient';
import { configQuery } from '../../../src/client/shopQueries';
import { storePlace, tokenKey } from '../../../src/client/storage/storage';
import { samplePlace } from '../../machines/checkout/checkout/samples';
import { sampleAddress } from '../../support/addresses';
import { FakeAddressBook, openPlaceStep } from '../../support/checkoutPlace';
import { settings } from '../../support/fakeCart';

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

const office = sampleAddress({
  id: 2,
  address_type: 'office',
  address: '9 Quay',
  zone_ids: [1, 4],
});
const far = sampleAddress({ id: 3, address: 'Far away', zone_ids: [9] });
const list = 'GET /customer/address/list';

beforeEach(() => {
  book = new FakeAddressBook();
  tokenKey.set('a token');
  book.rows = [sampleAddress({ id: 1, address: '1 Home Road' }), office, far];
  storePlace({ address: '12 Palm Street', point: { lat: 25.2, lng: 55.3 }, zoneIds: [1] });
});

const open = async (change = {}) => {
  const opened = await openPlaceStep(change, true);
  await waitFor(() => expect(book.asked).toContain(list));
  return opened;
};
const openList = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'View Saved Address' }));
  return screen.findByRole('dialog', { name: 'Saved Addresses' });
};
const cards = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('radio')
    .map(({ textContent }) => textContent);
const box = () => screen.getByRole('checkbox', { name: 'Save this Address' }) as HTMLInputElement;

// First of all: later on the code is there already.
it('the action waits until the code of the section is there: a press before had no form to submit (CHK-01)', async () => {
  const told: boolean[] = [];
  const stop = stepArrival.subscribe(() => told.push(stepArrival.getSnapshot()));
  await open();
  await waitFor(() => expect(document.getElementById(stepFormId)).not.toBeNull());
  stop();
  expect(told).toEqual([true, false]);
});

describe('the address section', () => {
  it("ADDR-01, ADDR-10 shows the selected address; the browsing place can't be edited", async () => {
    await open();
    expect(await screen.findByText('Delivery Addresses')).toBeTruthy();
    expect(screen.getByText('Selected Address')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit address' })).toBeNull();
  });

  it('ADDR-02 is not there for take-away', async () => {
    await openPlaceStep({ orderType: 'take_away' }, true);
    await waitFor(() => expect(document.getElementById(stepFormId)).toBeTruthy());
    expect(screen.queryByText('Delivery Addresses')).toBeNull();
    expect(screen.queryByRole('button', { name: 'View Saved Address' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('ADDR-18 asks for the list anew each time it loads', async () => {
    await open();
    await openPlaceStep({}, true);
    await waitFor(() => expect(book.asked.filter((one) => one === list)).toHaveLength(2));
  });
});

describe('the saved addresses', () => {
  it('ADDR-11, ADDR-19, ADDR-20 stand after the selected one, where the store delivers', async () => {
    await open();
    const dialog = await openList();
    await waitFor(() =>
      expect(cards(dialog)).toEqual([
        'Selected Address12 Palm Street',
        'Home1 Home Road',
        'Office9 Quay',
      ]),
    );
    expect(
      within(dialog).getByText('This store does not deliver to 1 saved address.'),
    ).toBeTruthy();
  });

  it('ADDR-12 one is selected; Cancel leaves the selected one', async () => {
    const { draft } = await open();
    let dialog = await openList();
    fireEvent.click(await within(dialog).findByText('9 Quay'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(draft().place).toEqual(samplePlace);
    dialog = await openList();
    fireEvent.click(await within(dialog).findByText('9 Quay'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(draft().place).toEqual(placeOfAddress(office)));
    expect(await screen.findByRole('button', { name: 'Edit address' })).toBeTruthy();
  });

  it('ADDR-37 the contact of the one that is chosen is the order’s, to be read and changed', async () => {
    const mona = { contact_person_name: 'Mona Haddad', contact_person_number: '+971507654321' };
    book.rows = [{ ...office, ...mona }];
    const { draft } = await open();
    const dialog = await openList();
    fireEvent.click(await within(dialog).findByText('9 Quay'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Select' }));
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(name.value).toBe('Mona Haddad');
    expect([draft().name, draft().phone]).toEqual(['Mona Haddad', '+971507654321']);
  });

  it('ADDR-13 says Oops when there are none', async () => {
    book.rows = [];
    await open();
    const dialog = await openList();
    expect(await within(dialog).findByText('Oops')).toBeTruthy();
    expect(dialog.textContent).toContain(
      "You don't have any saved address yet. please save address to continue",
    );
    expect(within(dialog).getByRole('button', { name: 'Add address' })).toBeTruthy();
  });

  it('ADDR-14 scroll within 40vh', async () => {
    await open();
    const dialog = await openList();
    const scroller = (await within(dialog).findByText('9 Quay')).closest('[style*="40vh"]');
    expect(scroller).toBeTruthy();
  });
});

describe('the additional information', () => {
  it('ADDR-16 follows each keystroke; ADDR-17, ADDR-30 the box saves at once for the profile’s contact', async () => {
    const { draft } = await open({ name: 'Typed Name', phone: '+971509999999' });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Floor' }), {
      target: { value: '7' },
    });
    expect(draft().place?.floor).toBe('7');
    await waitFor(() => expect(box().disabled).toBe(false));
    fireEvent.click(box());
    expect(await screen.findByText('Kept by the server')).toBeTruthy();
    expect(book.bodies).toMatchObject([
      {
        body: {
          address: '12 Palm Street',
          address_type: 'other',
          contact_person_name: 'Lina Haddad',
          contact_person_number: '+971501234567',
          additional_information: '',
          latitude: 25.2,
          longitude: 55.3,
          road: '',
          house: '4',
          floor: '7',
        },
      },
    ]);
    expect(book.asked.at(-1)).toBe(list);
    expect(draft().place).toMatchObject({ id: 4, address_type: 'other', floor: '7' });
    await waitFor(() => expect([box().checked, box().disabled]).toEqual([true, true]));
  });

  it('ADDR-25 an edit takes the tick away, and the next one changes the saved address', async () => {
    const { draft } = await open({ place: placeOfAddress(office) });
    await waitFor(() => expect(box().checked).toBe(true));
    fireEvent.change(screen.getByRole('textbox', { name: 'House number' }), {
      target: { value: '99' },
    });
    await waitFor(() => expect(box().checked).toBe(false));
    fireEvent.click(box());
    await waitFor(() => expect(box().checked).toBe(true));
    expect(book.asked.filter((one) => one.startsWith('PUT'))).toHaveLength(1);
    expect(book.bodies).toMatchObject([{ params: { id: 2 }, body: { house: '99' } }]);
    expect(draft().place?.id).toBe(2);
  });

  it('ADDR-34 a refusal leaves the box as it was, with the server’s sentence', async () => {
    const { draft } = await open();
    book.refusal = new ApiError('refused', 403, [{ code: 'limit', message: 'No more addresses' }]);
    await waitFor(() => expect(box().disabled).toBe(false));
    fireEvent.click(box());
    expect(await screen.findByText('No more addresses')).toBeTruthy();
    await waitFor(() => expect([box().checked, box().disabled]).toEqual([false, false]));
    expect(draft().place?.id).toBeNull();
  });
});

describe('the contact of a customer', () => {
  const submit = () =>
    act(async () => {
      const form = document.getElementById(stepFormId);
      if (form) fireEvent.submit(form);
    });
  const openWith = async (change: { name?: string; phone?: string }) => {
    queryClient.setQueryData(configQuery().queryKey, { ...settings, country: 'AE' });
    await queryClient.ensureQueryData(profileQuery());
    const opened = await open(change);
    await waitFor(() => expect(document.getElementById(stepFormId)).not.toBeNull());
    return opened;
  };
  const name = () => screen.queryByRole('textbox', { name: 'Name' });

  it.each([
    ['name', { name: 'Omar Saleh' }],
    ['phone', { phone: '+971509999999' }],
  ])('CHK-05 shows a %s that is not the profile’s, to be changed', async (_, change) => {
    await openPlaceStep(change, true);
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toBeTruthy();
  });

  it('CHK-06 goes on with the name that the shop took at sign-up, whatever is in it', async () => {
    book.family = "O'Brien-Haddad Jr.";
    const { draft } = await openWith({ name: "Lina O'Brien-Haddad Jr." });
    expect(name()).toBeNull();
    await submit();
    expect(draft().placeDone).toBe(true);
  });
  it('CHK-06 asks for a kept name that will not do, and says what is wrong with it', async () => {
    const { draft } = await openWith({ name: 'L!na' });
    expect(name()).not.toBeNull();
    await submit();
    expect(screen.getByText('Name should not contain special characters')).toBeTruthy();
    expect(document.activeElement).toBe(name());
    expect(draft().placeDone).toBe(false);
  });
  it('CHK-08 asks for a kept phone that can be nobody’s, and focuses it', async () => {
    const { draft } = await openWith({ phone: '+971501' });
    await act(loadPhones);
    await submit();
    const phone = await screen.findByRole('textbox', { name: /^Phone/ });
    expect(document.activeElement).toBe(phone);
    expect(draft().placeDone).toBe(false);
  });
});
