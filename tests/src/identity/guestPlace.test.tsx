import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guestInfoKey } from '../../../src/client/storage/orderKeys';
import { storePlace } from '../../../src/client/storage/storage';
import { samplePlace } from '../../machines/checkout/checkout/samples';
import { FakeAddressBook, openPlaceStep } from '../../support/checkoutPlace';

vi.setConfig({ testTimeout: 20_000 });
const book = new FakeAddressBook();
vi.mock('../../../src/client/client', () => ({
  call: (...args: Parameters<FakeAddressBook['call']>) => book.call(...args),
  onUnauthenticated: () => () => undefined,
}));
vi.mock('../../../src/identity/session', () => ({
  useSession: () => ({ signedIn: false, guestId: 'guest-1', profileName: '' }),
}));
// A map needs a real browser.
vi.mock('../../../src/map/PinMap', () => ({ PinMap: () => null }));

beforeEach(() => {
  guestInfoKey.set(null);
  storePlace({ address: '12 Palm Street', point: { lat: 25.2, lng: 55.3 }, zoneIds: [1] });
  book.asked.length = 0;
});

const nobody = { name: '', phone: '', email: '' };
const hint = () => screen.getByText(/.*/, { selector: '[data-hint]' }).getAttribute('data-hint');
const card = () => screen.getByText(/Lina|No Contact/).closest('div')?.parentElement as HTMLElement;
/** The address of a dialog offers places as one types; everything else is a plain field. */
const roleOf = (name: string) => (name === 'Address' ? 'combobox' : 'textbox');
const type = (within_: HTMLElement, name: string, value: string) =>
  fireEvent.change(within(within_).getByRole(roleOf(name), { name }), { target: { value } });

describe("the guest's card", () => {
  it('ADDR-04, ADDR-07 without contact says so, and asks for it', async () => {
    await openPlaceStep(nobody);
    expect(screen.getByText('No Contact Info Added')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Please enter your contact info' })).toBeTruthy();
    expect(hint()).toBe('Please enter your contact info');
  });

  it('ADDR-04 leaves the address to the field that stands below, and names it once that is folded', async () => {
    await openPlaceStep({ email: '' });
    expect(card().textContent).toBe('Lina Haddad+971 50 123 4567');
    cleanup();
    await openPlaceStep({ email: 'lina@example.com' });
    expect(card().textContent).toContain('12 Palm Street');
  });

  it('ADDR-08 with contact and no address asks for the address', async () => {
    await openPlaceStep({ place: null });
    expect(hint()).toBe('Please add your delivery address');
  });

  it('ADDR-05 shows the email only where there is one', async () => {
    await openPlaceStep({ email: 'lina@example.com' });
    expect(within(card()).getByText('lina@example.com')).toBeTruthy();
  });

  it('ADDR-05 and no row for a missing one', async () => {
    await openPlaceStep({ email: '' });
    expect(card().textContent).not.toContain('@');
  });

  it.each([
    ['delivery', { house: '4', floor: '2', road: 'Palm' }, 'Palm, 4, 2'],
    ['delivery', { house: '', floor: '2', road: '' }, '2'],
    ['delivery', { house: '', floor: '', road: 'Palm Road' }, null],
    ['take_away', { house: '4', floor: '2', road: 'Palm' }, null],
  ] as const)('ADDR-06 the line of %s with %o is %s', async (orderType, parts, line) => {
    await openPlaceStep({ orderType, place: { ...samplePlace, ...parts } });
    if (line) expect(within(card()).getByText(line)).toBeTruthy();
    else expect(card().textContent).not.toMatch(/Palm Road|Palm, 4/);
  });
});

it('LOC-07 a place chosen in the header becomes the address, in card and form', async () => {
  const { draft } = await openPlaceStep(nobody);
  const field = () => screen.getByRole('textbox', { name: 'Address' });
  expect(field()).toHaveProperty('value', '12 Palm Street');
  act(() => storePlace({ address: 'North Bank', point: { lat: 25.4, lng: 55.1 }, zoneIds: [2] }));
  expect(draft().place).toEqual({
    ...samplePlace,
    address: 'North Bank',
    latitude: 25.4,
    longitude: 55.1,
    house: '',
    floor: '',
  });
  expect(field()).toHaveProperty('value', 'North Bank');
  act(() => storePlace({ address: 'North Bank', point: { lat: 25.6, lng: 55.1 }, zoneIds: [2] }));
  expect([draft().place?.latitude, draft().place?.longitude]).toEqual([25.6, 55.1]);
});

it('LOC-07, ADDR-15 street and house number come filled from the chosen address, and empty where it has none', async () => {
  const { draft } = await openPlaceStep(nobody);
  const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  const shown = () => [value('Street number'), value('House number')];
  const choose = (address: string) =>
    act(() => storePlace({ address, point: { lat: 25.4, lng: 55.1 }, zoneIds: [2] }));
  choose('7 Harbour Avenue, City Centre, Marsa Noor');
  expect(shown()).toEqual(['Harbour Avenue', '7']);
  expect(draft().place).toMatchObject({ road: 'Harbour Avenue', house: '7', floor: '' });
  choose('9 جادة المرفأ، وسط المدينة، مرسى نور');
  expect(shown()).toEqual(['جادة المرفأ', '9']);
  choose('North Bank');
  expect(shown()).toEqual(['', '']);
});

describe("the guest's dialog", () => {
  const openDialog = async (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    return screen.findByRole('dialog');
  };

  it('ADDR-09, ADDR-26, ADDR-27 of take-away holds the contact alone, and the browser keeps it', async () => {
    const { draft } = await openPlaceStep({ ...nobody, orderType: 'take_away' });
    const dialog = await openDialog('Please enter your contact info');
    expect(within(dialog).getByText('Contact info')).toBeTruthy();
    expect(within(dialog).queryByLabelText(/^Address/)).toBeNull();
    const fields = { Name: 'Omar', Phone: '+971501112233', Email: 'omar@example.com' };
    for (const [name, value] of Object.entries(fields)) type(dialog, name, value);
    expect(draft().name).toBe('');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(draft()).toMatchObject({ name: 'Omar', email: 'omar@example.com' });
    expect(guestInfoKey.get()).toEqual({
      contact_person_name: 'Omar',
      contact_person_number: '+971501112233',
      contact_person_email: 'omar@example.com',
      place: null,
    });
    expect(book.asked).toEqual([]);
  });

  it('ADDR-38 of a delivery holds the address too; closed it changes nothing', async () => {
    const { draft } = await openPlaceStep();
    let dialog = await openDialog('Change contact info');
    type(dialog, 'Address', 'Blue door');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(draft().place?.address).toBe('12 Palm Street');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Change contact info');
    dialog = await openDialog('Change contact info');
    type(dialog, 'Address', 'Blue door');
    type(dialog, 'House number', '9');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(draft().place).toEqual({
      ...samplePlace,
      address: 'Blue door',
      address_type: '',
      house: '9',
    });
    expect(guestInfoKey.get()?.place).toMatchObject({ address: 'Blue door', house: '9' });
    expect(book.asked).toEqual([]);
  });

  it.each([
    ['Name', ' ', 'name is required', 'CHK-07'],
    ['Phone', '', 'phone number required', 'CHK-08'],
    ['Email', 'omar@', 'Must be a valid email', 'CHK-09'],
    ['Address', '', 'Address is required', 'ADDR-22'],
  ])('with "%s" as "%s" says "%s" (%s) and stays open', async (field, value, message) => {
    const { draft } = await openPlaceStep();
    const dialog = await openDialog('Change contact info');
    type(dialog, field, value);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText(message)).toBeTruthy();
    expect(draft().name).toBe('Lina Haddad');
  });
});
