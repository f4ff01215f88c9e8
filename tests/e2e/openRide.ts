import type { Page } from '@playwright/test';
import { expect } from './journeys';

/** A courier's phone: another browser, which may tell where it is. */
export async function openRide(page: Page, email: string) {
  const config = await page.request.get('/api/v1/config');
  const { default_location: at }: { default_location: { lat: number; lng: number } } =
    await config.json();
  const here = { latitude: at.lat, longitude: at.lng };
  const context = await page
    .context()
    .browser()
    ?.newContext({
      viewport: { width: 390, height: 844 },
      geolocation: here,
      permissions: ['geolocation'],
    });
  const rider = await context?.newPage();
  if (!context || !rider) throw new Error('No second window');
  await rider.goto(new URL('/ride', page.url()).href);
  await rider.getByRole('textbox', { name: /^E-mail or phone/ }).fill(email);
  await rider.getByRole('textbox', { name: /^Password/ }).fill('demo1234');
  await rider.getByRole('button', { name: 'Sign in', exact: true }).click();
  const duty = rider.getByRole('button', { name: /^Go (on|off) duty$/ });
  await expect(duty).toBeVisible();
  if ((await duty.innerText()) === 'Go on duty') await duty.click();
  await expect(rider.getByText('On duty', { exact: true })).toBeVisible();
  return { rider, context, here };
}

/** The store's people say that it is ready. */
export async function makeReady({ request }: Page, id: string) {
  const call = async (method: 'post' | 'put', path: string, data: object, token = '') => {
    const answer = await request[method](`/api/v1/desk/${path}`, {
      data,
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  const { token } = await call('post', 'sign-in', {
    email: 'store1@flowmart.example',
    password: 'demo1234',
  });
  const orders = await request.get('/api/v1/desk/orders', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { orders: open }: { orders: { id: number; order_status: string }[] } = await orders.json();
  const status = open.find((order) => String(order.id) === id)?.order_status;
  if (status === 'pending') await call('put', `orders/${id}/accept`, { minutes: 10 }, token);
  if (status !== 'handover') await call('put', `orders/${id}/prepared`, {}, token);
}
