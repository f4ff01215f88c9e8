import type { Page } from '@playwright/test';
import { enterStore, expect, fillCart, goToPayment, remember, rememberModule } from './journeys';

interface Filling {
  dish: string;
  headers: Record<string, string>;
  line: Record<string, unknown>;
}
let filling: Filling | null = null;

/** What a page sends when a dish is put into the cart. */
async function watchFilling(page: Page): Promise<Filling> {
  const sending = page.waitForRequest((request) => request.url().endsWith('/customer/cart/add'));
  const dish = await fillCart(page);
  const request = await sending;
  const { zoneid = '', moduleid = '' } = request.headers();
  return { dish, headers: { zoneid, moduleid }, line: request.postDataJSON() };
}

/**
 * A guest whose cart holds enough of one dish for its store, with no page open; answers the dish's name. It is put
 * there by the call that a page made when one was filled by hand, whose guest may still be sending.
 */
export async function rememberCart(page: Page): Promise<string> {
  if (!filling) {
    await enterStore(page);
    filling = await watchFilling(page);
  }
  const { dish, headers, line } = filling;
  const { guest_id } = await (await page.request.post('/api/v1/auth/guest/request')).json();
  const data = { ...line, guest_id, quantity: 4 };
  const answer = await page.request.post('/api/v1/customer/cart/add', { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  await rememberModule(page);
  await remember(page, [['guest_id', String(guest_id)]]);
  return dish;
}

/** The checkout's last step as a guest with a filled cart; the way there through the screens is orderDinner.e2e.ts's. */
export async function reachPayment(page: Page) {
  await rememberCart(page);
  await page.goto('/checkout?page=cart');
  await goToPayment(page);
}
