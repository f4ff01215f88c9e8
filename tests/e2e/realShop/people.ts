import { type Browser, expect, type Page } from '@playwright/test';

/** Where the shopper of this journey lives: a street in Valencia, within the shop's area. */
const home = { latitude: 39.4635, longitude: -0.3752 };

/** Somebody with a browser of their own, that may tell where it is. */
export async function openWindow(
  browser: Browser,
  address: string,
  isPhone = false,
): Promise<Page> {
  const context = await browser.newContext({
    geolocation: home,
    permissions: ['geolocation'],
    ...(isPhone && { viewport: { width: 390, height: 844 } }),
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** The link of an invitation, as a command prints it, at another server of the shop. */
export function linkIn(printed: string, server: string): string {
  const link = /http\S+#invite=\S+/.exec(printed)?.[0];
  if (!link) throw new Error(`No link in: ${printed}`);
  const { pathname, hash } = new URL(link);
  return new URL(pathname + hash, server).href;
}

/** An invited person chooses a password and is in. */
export async function choosePassword(page: Page, then: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await page.getByRole('textbox', { name: /^New password/ }).fill('stone-oven-7');
  await page.getByRole('button', { name: then }).click();
}

export async function openHome(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use Current Location' }).click();
  await expect(page).toHaveURL(/\/home/);
}

/** Two loaves, paid in cash by somebody who makes an account on the way; the number of their order. */
export async function orderBread(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('link', { name: 'Sourdough loaf' }).first().click();
  await page.getByRole('main').getByRole('button', { name: 'One more', exact: true }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Shopping Cart, 2/ })
    .click();
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Name').fill('Núria Ferrer');
  await dialog.getByLabel('Email').fill('nuria@example.com');
  await dialog.getByLabel('Phone').fill('612 34 56 78');
  await dialog.getByLabel(/^Password/).fill('secret1');
  await dialog.getByLabel(/^Confirm Password/).fill('secret1');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=details/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=payment/);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  // Two loaves of 4.80, the least charge of a delivery, and a tenth of tax on the bread.
  await page.getByRole('button', { name: 'Place order · €12.06' }).click();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

/** The kitchen accepts an order with its minutes, and says that it is ready. */
export async function cook(desk: Page, id: string): Promise<void> {
  const card = desk.getByRole('button', { name: new RegExp(`#${id}`) });
  const order = desk.getByRole('dialog', { name: `Order #${id}` });
  for (const press of ['20 min', 'It is ready']) {
    await card.click();
    await order.getByRole('button', { name: press }).click();
    await expect(order).toBeHidden();
  }
}

/** A courier brings an order and is given its code. */
export async function bring(rider: Page, id: string, code: () => Promise<string>): Promise<void> {
  const job = rider.locator(`[data-order="${id}"]`);
  await job.getByRole('button', { name: 'Accept' }).click();
  const digits = await code();
  for (const press of ['I have picked it up', 'I am at the door', 'I have the cash'])
    await job.getByRole('button', { name: press }).click();
  await job.getByRole('textbox', { name: /^Code/ }).fill(digits);
  await job.getByRole('button', { name: 'Hand over' }).click();
  await expect(job).toHaveCount(0);
}
