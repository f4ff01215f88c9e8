import type { Page } from '@playwright/test';
import { pngOf } from '../support/pictures';
import { checkOutAsGuest, choosePlace, expect, fillCart, openCart, test } from './journeys';
import { makeReady, openRide } from './openRide';

async function placeOrder(page: Page, wish?: string): Promise<string> {
  await page.goto('/store/1');
  await fillCart(page);
  await openCart(page);
  await checkOutAsGuest(page, wish);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

const code = (page: Page) =>
  page.locator('section', { hasText: 'Your code for the courier' }).locator('strong');

test('a courier accepts an order within 2 s, the shopper’s map follows the ride, and the code ends it (RIDE-01 to RIDE-08)', async ({
  page,
}) => {
  await choosePlace(page);
  const { rider, context, here } = await openRide(page, 'rider1@flowmart.example');
  const id = await placeOrder(page);
  await makeReady(page, id);
  const job = rider.locator(`[data-order="${id}"]`);
  await expect(job).toBeVisible({ timeout: 2_000 });
  await expect(code(page)).toHaveCount(0);
  await job.getByRole('button', { name: 'Accept' }).click();

  await expect(code(page)).toHaveText(/^\d{4}$/);
  const digits = await code(page).innerText();
  await job.getByRole('button', { name: 'I have picked it up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /On the way/ })).toBeVisible();
  const marker = page.locator('.shop-marker-courier');
  await expect(marker).toBeVisible({ timeout: 15_000 });
  const before = await marker.boundingBox();
  await context.setGeolocation({ ...here, latitude: here.latitude + 0.004 });
  await expect
    .poll(async () => (await marker.boundingBox())?.y, { timeout: 15_000 })
    .not.toBe(before?.y);

  await job.getByRole('button', { name: 'I am at the door' }).click();
  await expect(page.getByText('Your courier is at the door')).toBeVisible();
  await job.getByRole('button', { name: 'I have the cash' }).click();
  await expect(
    job.getByText(/^Nobody opens\? Ring and call\. From .+ you can leave it/),
  ).toBeVisible();
  await expect(job.locator('input[type="file"]')).toHaveCount(0);
  const box = job.getByRole('textbox', { name: /^Code/ });
  await box.fill(digits === '0000' ? '1111' : '0000');
  await job.getByRole('button', { name: 'Hand over' }).click();
  await expect(job.getByText('This is not the code of this order.')).toBeVisible();
  await box.fill(digits);
  await job.getByRole('button', { name: 'Hand over' }).click();
  await expect(job).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
  await expect(code(page)).toHaveCount(0);

  await rider.getByText('Earnings', { exact: true }).click();
  await expect(rider.getByText(/^[1-9]\d* deliver/).first()).toBeVisible();
  await context.close();
});

test('what is pressed without a connection is kept over a reload, and sent once in order (RIDE-09)', async ({
  page,
}) => {
  await choosePlace(page);
  const { rider, context } = await openRide(page, 'rider4@flowmart.example');
  const id = await placeOrder(page);
  await makeReady(page, id);
  const job = rider.locator(`[data-order="${id}"]`);
  await job.getByRole('button', { name: 'Accept' }).click();
  await expect(code(page)).toHaveText(/^\d{4}$/);
  const digits = await code(page).innerText();
  const sent: string[] = [];
  rider.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() === 'PUT' && path.includes('/ride/orders/'))
      sent.push(path.replace(/^.*\//, ''));
  });
  await rider.route('**/api/v1/ride/**', (route) => route.abort('internetdisconnected'));
  await job.getByRole('button', { name: 'I have picked it up' }).click();
  await expect(rider.getByText('What you pressed is kept', { exact: false })).toBeVisible();
  await rider.reload();
  await job.getByRole('button', { name: 'I am at the door' }).click();
  await job.getByRole('button', { name: 'I have the cash' }).click();
  await job.getByRole('textbox', { name: /^Code/ }).fill(digits);
  await job.getByRole('button', { name: 'Hand over' }).click();
  await expect(rider.getByText('3 things that you pressed are kept', { exact: false })).toBeVisible(
    {
      timeout: 20_000,
    },
  );
  await expect(page.getByRole('heading', { level: 1, name: /Delivered/ })).toHaveCount(0);
  sent.length = 0;
  await rider.unroute('**/api/v1/ride/**');
  const sendNow = rider.getByRole('button', { name: 'Send now' });
  // The phone tries again by itself too, and may be faster than the finger.
  await sendNow.click({ timeout: 3_000 }).catch(() => expect(sendNow).toHaveCount(0));
  await expect(page.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
  expect(sent).toEqual(['picked-up', 'arrived', 'delivered']);
  await expect(job).toHaveCount(0);
  await context.close();
});

test('what is wished so is left at the door with a photo, pressed without a connection, sent once, and seen by its shopper (RIDE-12)', async ({
  page,
}) => {
  await choosePlace(page);
  const { rider, context } = await openRide(page, 'rider1@flowmart.example');
  const id = await placeOrder(page, 'Leave at the door');
  await makeReady(page, id);
  const job = rider.locator(`[data-order="${id}"]`);
  await job.getByRole('button', { name: 'Accept' }).click();
  await expect(job.getByText('Leave it at the door, with a photo')).toBeVisible();
  await job.getByRole('button', { name: 'I have picked it up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /On the way/ })).toBeVisible();
  await job.getByRole('button', { name: 'I am at the door' }).click();
  await job.getByRole('button', { name: 'I have the cash' }).click();
  const camera = job.locator('input[type="file"]');
  await expect(camera).toHaveAttribute('capture', 'environment');
  await camera.setInputFiles({
    name: 'door.pdf',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(
    job.getByText('This is no picture that can be read.', { exact: false }),
  ).toBeVisible();
  await camera.setInputFiles({
    name: 'door.png',
    mimeType: 'image/png',
    buffer: pngOf(2000, 1500),
  });
  await expect(job.getByRole('img', { name: 'The order at the door' })).toBeVisible();
  await rider.route('**/api/v1/ride/**', (route) => route.abort('internetdisconnected'));
  await job.getByRole('button', { name: 'Leave it here' }).click();
  await expect(rider.getByText('What you pressed is kept', { exact: false })).toBeVisible();
  await rider.reload();
  await expect(job.getByText('Handing over…')).toBeVisible();
  await expect(rider.getByText('What you pressed is kept', { exact: false })).toBeVisible();
  const sent: string[] = [];
  rider.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() === 'PUT' && path.includes('/ride/orders/'))
      sent.push(path.replace(/^.*\//, ''));
  });
  await rider.unroute('**/api/v1/ride/**');
  const sendNow = rider.getByRole('button', { name: 'Send now' });
  await sendNow.click({ timeout: 3_000 }).catch(() => expect(sendNow).toHaveCount(0));
  await expect(page.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
  await expect(job).toHaveCount(0);
  expect(sent).toEqual(['left-at-door']);

  const door = page.getByRole('region', { name: 'Left at your door' });
  const photo = door.getByRole('img', { name: 'Your order at the door' });
  await expect
    .poll(() =>
      photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    )
    .toEqual([1280, 960]);
  await door.getByRole('button', { name: 'Show the photo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.close();
});
