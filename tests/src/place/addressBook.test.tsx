import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { ApiError } from '../../../src/client/apiError';
import { tokenKey } from '../../../src/client/storage/storage';
import { AddressBook } from '../../../src/place/address/AddressBook';
import { sampleAddress } from '../../support/addresses';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.setConfig({ testTimeout: 20_000 });

const shop = vi.hoisted(() => ({ signedIn: true, rows: [] as object[], asked: [] as string[] }));
let refusal: ApiError | null = null;
const answer = async ({ path, method }: AnyEndpoint, options: object = {}): Promise<unknown> => {
  if (path === '/config') return settings;
  if (path === '/customer/info')
    return { f_name: 'Lina', l_name: 'Haddad', phone: '+971501234567' };
  if (path.endsWith('/list')) return { addresses: shop.rows };
  const { query, params } = options as { query?: object; params?: object };
  shop.asked.push(`${method} ${JSON.stringify(query ?? params ?? {})}`);
  if (refusal) throw refusal;
  if (method === 'DELETE') shop.rows = [];
  return { message: 'Kept by the server' };
};
vi.mock('../../../src/client/client', () => ({
  call: (...args: Parameters<typeof answer>) => answer(...args),
  onUnauthenticated: () => () => undefined,
}));
vi.mock('../../../src/identity/session', () => ({
  useSession: () => ({ signedIn: shop.signedIn, guestId: null, profileName: 'Lina' }),
}));
// A map needs a real browser.
vi.mock('../../../src/map/PinMap', () => ({ PinMap: () => null }));

const Stranger = () => <p>Sign in first</p>;
const open = () => renderAtOnce(<AddressBook stranger={Stranger} />);
const askToDelete = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Home: 12 Palm Street' }));
  return screen.findByRole('dialog', { name: 'Delete address' });
};
const confirm = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete it' }));

beforeEach(() => {
  tokenKey.set('a token');
  Object.assign(shop, { signedIn: true, rows: [sampleAddress()], asked: [] });
  refusal = null;
});

describe('the address book', () => {
  it('ADDR-39 is not for guests', async () => {
    shop.signedIn = false;
    await open();
    expect(screen.getByText('Sign in first')).toBeTruthy();
  });

  it('ADDR-34 with fifty addresses says that there is no room for more, before anything is typed', async () => {
    shop.rows = Array.from({ length: 50 }, (_, index) => sampleAddress({ id: index + 1 }));
    await open();
    expect(
      await screen.findByText(
        'You have saved 50 addresses, and there is no room for more. Delete one to add another.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add address' })).toBeNull();
  });

  it('ADDR-35 shows type, address, house and contact of each', async () => {
    await open();
    const [row] = await screen.findAllByRole('listitem');
    await waitFor(() =>
      expect(row?.textContent).toBe(
        'Home12 Palm StreetPalm Street, 12, 3Lina Haddad · +971 50 123 4567',
      ),
    );
  });

  it('says kindly that it is empty, and offers to begin', async () => {
    shop.rows = [];
    await open();
    expect(await screen.findByText('No address is saved yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add address' }));
    expect(await screen.findByRole('dialog', { name: 'Add address' })).toBeTruthy();
  });

  it('ADDR-25, ADDR-33 changes an address where it stands', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Home: 12 Palm Street' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
    const house = within(dialog).getByRole('textbox', { name: 'House number' });
    expect(house).toHaveProperty('value', '12');
    fireEvent.change(house, { target: { value: '14' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Kept by the server')).toBeTruthy();
    expect(shop.asked).toEqual(['PUT {"id":1}']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('gives the focus back to the button that opened a dialog', async () => {
    await open();
    const button = await screen.findByRole('button', { name: 'Delete Home: 12 Palm Street' });
    button.focus();
    const dialog = await askToDelete();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('asks before it deletes one, and says so', async () => {
    await open();
    const dialog = await askToDelete();
    expect(shop.asked).toEqual([]);
    confirm(dialog);
    expect(await screen.findByText('Kept by the server')).toBeTruthy();
    expect(shop.asked).toEqual(['DELETE {"address_id":1}']);
    expect(await screen.findByText('No address is saved yet')).toBeTruthy();
  });

  it('ADDR-34 keeps one that the server keeps, with its sentence', async () => {
    refusal = new ApiError('refused', 404, [{ code: 'not_found', message: 'Not found' }]);
    await open();
    const dialog = await askToDelete();
    confirm(dialog);
    expect(await within(dialog).findByText('Not found')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('ADDR-34 out of reach says so, and tries again', async () => {
    refusal = new ApiError('network', 0);
    await open();
    const dialog = await askToDelete();
    confirm(dialog);
    expect(await within(dialog).findByText(/We can't reach the shop/)).toBeTruthy();
    refusal = null;
    confirm(dialog);
    expect(await screen.findByText('No address is saved yet')).toBeTruthy();
  });
});
