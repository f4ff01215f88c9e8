import type { Page } from '@playwright/test';
import { addFirstItem, enterStore, expect, test } from './journeys';

const counts = 'https://counts.example';
const configured = { ga4: '', plausible: { domain: 'shop.example', url: counts }, currency: 'SAR' };

/** Pages as a server answers them that has PLAUSIBLE_DOMAIN and PLAUSIBLE_URL set (tests/server/web/contentSecurity.test.ts). */
const serveCounted = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const policy = answer.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      response: answer,
      headers: {
        ...answer.headers(),
        'content-security-policy': policy.replace("connect-src 'self'", `$& ${counts}`),
      },
      body: (await answer.text()).replace(
        '"firebase":',
        `"analytics":${JSON.stringify(configured)},"firebase":`,
      ),
    });
  });

test('what a shopper does is counted when allowed, and no longer when that is taken back', async ({
  page,
}) => {
  const told: Record<string, unknown>[] = [];
  await page.route(`${counts}/api/event`, async (route) => {
    told.push(JSON.parse(route.request().postData() ?? ''));
    await route.fulfill({ status: 202, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const names = () => told.map(({ name }) => name);
  await serveCounted(page);

  await enterStore(page);
  const question = page.getByText(/^May we count what is looked at and ordered here\?/);
  await expect(question).toBeVisible();
  expect(told).toEqual([]);
  await page.getByRole('button', { name: 'You may count' }).click();
  await expect(question).toBeHidden();
  await expect.poll(names).toEqual(['pageview']);
  const name = await addFirstItem(page);
  await expect.poll(names).toEqual(['pageview', 'add_to_cart']);
  expect(JSON.stringify(told[1])).toContain(`"props":{"items":${JSON.stringify(name)},"units":1,`);

  await page.goto('/settings');
  await expect(question).toBeHidden();
  await expect.poll(names).toEqual(['pageview', 'add_to_cart', 'pageview']);
  expect(told[2]).toEqual({
    name: 'pageview',
    domain: 'shop.example',
    url: `${new URL(page.url()).origin}/settings`,
  });
  // The input itself lies under its drawing.
  await page.getByRole('switch', { name: 'Counting of visits' }).focus();
  await page.keyboard.press('Space');
  await page.goto('/help-and-support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(names()).toEqual(['pageview', 'add_to_cart', 'pageview']);
});
