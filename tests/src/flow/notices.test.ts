import { i18n } from '@lingui/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, it, vi } from 'vitest';
import { showNotice } from '../../../src/flow/emitted';
import { makeRoomForSums } from '../../../src/flow/makeRoomForSums';

vi.mock('../../../src/flow/toastHost', async (original) => ({
  ...(await original<typeof import('../../../src/flow/toastHost')>()),
  wantToasts: async () => ({ notifications, toastIcons: {} }),
}));

const texts = () =>
  notificationsStore.getState().notifications.map((notification) => notification.message);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: true }) as MediaQueryList,
  );
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  notifications.clean();
});

it('says the same thing in one toast, however often it is said', async () => {
  for (let press = 0; press < 3; press++) {
    await showNotice({ message: 'cart.outOfStock', tone: 'error', text: 'Out of Stock' });
  }
  await showNotice({ message: 'cart.outOfStock', tone: 'error', text: 'Out of Limits' });
  expect(texts()).toEqual(['Out of Stock', 'Out of Limits']);
});

it('says one thing at a time on a phone, the newest, and keeps an error in sight', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: false }) as MediaQueryList,
  );
  await showNotice({ message: 'cart.outOfStock', tone: 'success', text: 'Code sent' });
  await showNotice({ message: 'cart.outOfStock', tone: 'error', text: 'This code is not right' });
  expect(texts()).toEqual(['This code is not right']);
  await showNotice({ message: 'cart.outOfStock', tone: 'info', text: 'Prices changed' });
  expect(texts()).toEqual(['This code is not right', 'Prices changed']);
});

it('lets good news take the place of good news that was read, and of nothing else, on a wide screen', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  await showNotice({ message: 'cart.outOfStock', tone: 'error', text: 'Card refused' });
  await showNotice({
    message: 'cart.outOfStock',
    tone: 'success',
    text: 'A Module has been selected.',
  });
  now.mockReturnValue(11_500);
  await showNotice({ message: 'cart.outOfStock', tone: 'success', text: 'Item added to cart' });
  expect(texts()).toEqual(['Card refused', 'Item added to cart']);
  now.mockReturnValue(11_600);
  await showNotice({ message: 'cart.outOfStock', tone: 'success', text: 'Added to favourites' });
  expect(texts()).toEqual(['Card refused', 'Item added to cart', 'Added to favourites']);
});

it.each([
  ['a phone', false, ['Card refused']],
  ['a wide screen', true, ['Card refused', 'Item added to cart']],
])('leaves what is good news before sums on %s', async (_, matches, left) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches }) as MediaQueryList,
  );
  await showNotice({ message: 'cart.outOfStock', tone: 'error', text: 'Card refused' });
  await showNotice({ message: 'cart.outOfStock', tone: 'success', text: 'Item added to cart' });
  await makeRoomForSums();
  expect(texts()).toEqual(left);
});
