import type { Page } from '@playwright/test';
import { axeOn } from '../support/axe';
import { expect, test } from './journeys';
import { openRoom } from './openRoom';

/** A store that applies, as its page would say it. */
async function apply({ request }: Page, name: string): Promise<void> {
  const config = await request.get('/api/v1/config');
  const { default_location: at }: { default_location: { lat: number; lng: number } } =
    await config.json();
  const zones = await request.get(`/api/v1/config/get-zone-id?lat=${at.lat}&lng=${at.lng}`);
  const { zone_id }: { zone_id: string } = await zones.json();
  const [zone = 1] = JSON.parse(zone_id);
  const logo = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const answer = await request.post('/api/v1/auth/vendor/register', {
    multipart: {
      f_name: 'Lina',
      l_name: 'Haddad',
      phone: `+96650${String(Date.now()).slice(-7)}`,
      email: `lina${Date.now()}@oven.example`,
      password: 'correct horse',
      zone_id: String(zone),
      latitude: String(at.lat),
      longitude: String(at.lng),
      store_name: name,
      store_address: 'Palm Street 1',
      module_id: '1',
      minimum_delivery_time: '20',
      maximum_delivery_time: '40',
      business_plan: 'commission',
      logo: { name: 'logo.png', mimeType: 'image/png', buffer: logo },
    },
  });
  expect(answer.ok()).toBe(true);
}

test('an application becomes a store, with its account, and the log says who did so (OPER-01, OPER-02, OPER-04, OPER-05)', async ({
  page,
}) => {
  const name = `Oven ${Date.now()}`;
  await apply(page, name);
  await openRoom(page);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  const application = page.getByRole('dialog', { name: /^Application \d+/ });
  await expect(application.getByText('Palm Street 1')).toBeVisible();
  await application.getByRole('button', { name: 'Accept' }).click();
  await expect(application.getByText(/Store \d+ is made/)).toBeVisible();
  await application.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(0);

  await page.getByRole('button', { name: 'Accounts' }).click();
  await page.getByRole('searchbox', { name: 'Search a store' }).fill(name);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByText('Nothing is posted yet')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'As a table (CSV)' }).click();
  expect((await saved).suggestedFilename()).toBe(`${name}.csv`);

  await page.getByRole('button', { name: 'Who did what' }).click();
  // Other journeys do things of their own meanwhile.
  const latest = page.getByRole('listitem').filter({ hasText: 'Application accepted' }).first();
  await expect(latest).toContainText(/^Application accepted #\d+/);
  await expect(latest).toContainText('operator@flowmart.example');
  expect((await axeOn(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in as an operator' })).toBeVisible();
});

test.describe('an end', () => {
  test.use({ allowedErrors: [/401/] });

  test('a session that has ended says so, and a store’s login opens nothing (OPER-01, OPER-06)', async ({
    page,
  }) => {
    await openRoom(page);
    await page.evaluate(() => window.localStorage.setItem('operatorToken', 'f'.repeat(43)));
    await page.reload();
    await expect(page.getByText('Your session has ended. Sign in to go on.')).toBeVisible();
    await page.getByRole('textbox', { name: /^Email/ }).fill('store1@flowmart.example');
    await page.getByRole('textbox', { name: /^Password/ }).fill('demo1234');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('E-mail or password is not right.')).toBeVisible();
  });
});
