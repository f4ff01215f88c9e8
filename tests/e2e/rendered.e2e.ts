import type { BrowserContext, Page } from '@playwright/test';
import { readHtml } from '../../src/client/readHtml';
import { readHtml as readOnServer } from '../../src/render/readHtml';
import { hostileHtml } from '../support/hostileHtml';
import { expect, openCart, test } from './journeys';
import { shopAddress } from './servers';

const ask = async (path: string) =>
  (
    await fetch(`${shopAddress}/api/v1${path}`, {
      headers: { zoneId: '[1]', moduleId: '1', 'X-localization': 'en' },
    })
  ).json();

/** The browser says what was chosen. A page that is late goes out as a frame: on a busy machine it is asked for until it is not. */
async function say(context: BrowserContext, view: string, path: string): Promise<void> {
  await context.addCookies([{ name: 'view', value: view, url: shopAddress }]);
  const isRendered = async () => {
    const answer = await fetch(shopAddress + path, { headers: { cookie: `view=${view}` } });
    return (await answer.text()).includes(`data-rendered="${view}"`);
  };
  await expect.poll(isRendered, { timeout: 30_000 }).toBe(true);
}

/** A browser that remembers a place and the module of dinners. */
async function rememberPlace(page: Page): Promise<void> {
  const modules: { id: number }[] = await ask('/module');
  const food = modules.find(({ id }) => id === 1);
  const { latitude, longitude } = await ask('/stores/details/1');
  const at = JSON.stringify({ lat: Number(latitude), lng: Number(longitude) });
  await page.addInitScript(
    ([module, at]) => {
      localStorage.setItem('zoneid', '[1]');
      localStorage.setItem('location', '12 Harbour Avenue');
      localStorage.setItem('currentLatLng', at);
      localStorage.setItem('module', module);
      localStorage.setItem('language-setting', 'en');
    },
    [JSON.stringify(food), at] as const,
  );
}

interface Sold {
  id: number;
  name: string;
  price: number;
  discount: number;
}
const soldBy = async (store: number): Promise<Sold[]> =>
  (await ask(`/items/popular?store_id=${store}&category_id=1&limit=24&offset=1`)).products;

test('without any script the policies are read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shopAddress });
  await say(context, 'en.1.1', '/privacy-policy');
  const page = await context.newPage();
  const policy: { value: string } = await ask('/privacy-policy');
  const [, first = ''] = /<p>([^<&]+)<\/p>/.exec(policy.value) ?? [];
  expect(first).not.toBe('');
  await page.goto('/privacy-policy');
  await expect(page.getByRole('article').getByText(first, { exact: true })).toBeVisible();
  await context.close();
});

test.describe('a text with styles of its own', () => {
  // Read, not shown: the page's policy says all the same that it refuses them.
  test.use({ allowedErrors: [/Applying inline style violates/] });

  test('a server reads the HTML of a text as browsers do', async ({ page }) => {
    const read = await page.evaluate(`(${JSON.stringify(hostileHtml)}).map(${readHtml})`);
    expect(hostileHtml.map(readOnServer)).toEqual(read);
  });
});

test('without any script a store is read, and its goods are followed to their pages', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shopAddress });
  await say(context, 'en.1.1', '/store/1');
  const page = await context.newPage();
  const store: { name: string } = await ask('/stores/details/1');
  const item = (await soldBy(1)).find(({ discount }) => discount === 0);
  if (!item) throw new Error('The store sells nothing at its full price.');
  await page.goto('/store/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(store.name);
  const card = page.getByRole('article').filter({ hasText: item.name }).first();
  await expect(card).toContainText(`$${item.price.toFixed(2)}`);
  await say(
    context,
    'en.1.1',
    (await card.getByRole('link', { name: item.name }).getAttribute('href')) ?? '',
  );
  await card.getByRole('link', { name: item.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.name);
  await expect(page.getByRole('main')).toContainText(`$${item.price.toFixed(2)}`);
  const words = encodeURIComponent(item.name).replaceAll('%20', '+');
  await say(context, 'en.1.1', `/home?search=${words}`);
  await page.getByRole('combobox', { name: 'Search for items or stores' }).fill(item.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/home?search=${words}`);
  await expect(page.getByRole('article').filter({ hasText: item.name }).first()).toContainText(
    `$${item.price.toFixed(2)}`,
  );
  await context.close();
});

test('a store is seen before its code, and what was pressed and typed until then is done once', async ({
  page,
  context,
}) => {
  await rememberPlace(page);
  await say(context, 'en.1.1', '/store/1');
  let release = () => {};
  const code = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await code;
    await route.continue();
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  await page.goto('/store/1', { waitUntil: 'commit' });
  const add = page
    .locator('#rendered')
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first();
  const name = await add.getAttribute('aria-label');
  await add.click();
  await page.locator('#rendered').getByLabel('Search in this store').fill('so');
  await expect(page.locator('#root main')).toHaveCount(0);
  // To reach the field the page was scrolled.
  const at = await page.evaluate(() => window.scrollY);
  expect(at).toBeGreaterThan(100);
  release();
  await expect(page.locator('#rendered')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(at);
  await expect(page.getByLabel('Search in this store')).toHaveValue('so');
  await expect(page.getByLabel('Search in this store')).toBeFocused();
  await openCart(page);
  const sought = /^Add (.+) to the cart$/.exec(name ?? '')?.[1] ?? '';
  await expect(page.getByRole('dialog')).toContainText(sought);
  expect(calls.filter((call) => /\/cart\/add/.test(call))).toHaveLength(1);
  expect(
    calls.filter((call) => /^GET \/api\/v1\/(config|categories|module)(\?|$)/.test(call)),
  ).toEqual([]);
});

test('what a rendered page says of the looks of single elements holds before its code, and no policy has to let it', async ({
  page,
  context,
}) => {
  await rememberPlace(page);
  await say(context, 'en.1.1', '/store/1');
  const answer = await fetch(`${shopAddress}/store/1`, { headers: { cookie: 'view=en.1.1' } });
  expect(answer.headers.get('content-security-policy')).toContain("style-src-attr 'none'");
  const sent = await answer.text();
  expect(sent.match(/<[a-z][^<>]* style="/g)).toBeNull();
  const said = [...sent.matchAll(/<[a-z][^<>]* data-style="([^"]+)"/g)].map(([, style]) => style);
  expect(said.length).toBeGreaterThan(10);
  await page.route(/\/assets\/.*\.js/, () => undefined);
  await page.goto('/store/1', { waitUntil: 'commit' });
  await expect(page.locator('#rendered h1')).toBeVisible();
  await expect(page.locator('[data-style]')).toHaveCount(0);
  expect(await page.locator('#rendered [style]').count()).toBe(said.length);
});

test('a page that was rendered for another choice becomes that of this browser, at the same address', async ({
  page,
  context,
}) => {
  await rememberPlace(page);
  await say(context, 'ar.1.2', '/categories');
  const [first]: { name: string }[] = await ask('/categories');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.goto('/categories');
  // What is featured stands above all of them, and among them.
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: first?.name ?? 'the first category' })
      .last(),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(loads).toEqual(['/categories']);
  const [kept] = await context.cookies();
  expect(kept?.value).toBe('en.1.1');
});

for (const [what, again] of [
  ['product', 0],
  ['store', 1],
] as const)
  test(`a browser that has a place but no cookie sees the server’s ${what} before any script`, async ({
    page,
    context,
  }) => {
    await rememberPlace(page);
    const [item] = await soldBy(1);
    if (!item) throw new Error('The store sells nothing.');
    const path = what === 'store' ? '/store/1' : `/product/${item.id}`;
    await say(context, 'en.1.1', path);
    await say(context, 'en..', path);
    await context.clearCookies();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.headers().accept?.includes('text/html')) asked.push(request.url());
    });
    await page.route(/\/assets\/.*\.js/, () => undefined);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#rendered').getByText(item.name).first()).toBeVisible();
    expect(asked).toEqual(Array(1 + again).fill(shopAddress + path));
    const [kept] = await context.cookies();
    expect(kept?.value).toBe('en.1.1');
  });

test('a list brings its filters to a wide screen, and to a phone none that it has no room for', async ({
  browser,
}) => {
  const wide = await browser.newContext({ javaScriptEnabled: false, baseURL: shopAddress });
  await say(wide, 'en.1.1', '/category/1?module_id=1');
  const page = await wide.newPage();
  await page.goto('/category/1?module_id=1');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('group', { name: 'Show only' })).toBeVisible();
  await wide.close();

  const phone = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: shopAddress,
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1) Version/19.1 Mobile/15E148 Safari/604.1',
    isMobile: true,
  });
  await say(phone, 'en.1.1', '/category/1?module_id=1');
  const small = await phone.newPage();
  await expect(async () => {
    await small.goto('/category/1?module_id=1');
    await expect(small.locator('main article').first()).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect((await small.content()).includes('Show only')).toBe(false);
  await phone.close();
});
