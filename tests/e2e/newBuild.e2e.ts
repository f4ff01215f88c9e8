import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { addFirstItem, enterStore, expect, test } from './journeys';
import { buildAnew, copyOfBuild } from './newBuild';
import { freePort, startServer } from './oneMoreServer';

test('a new build is served under an open page: what it has not loaded yet comes after one reload, with cart and draft (S18)', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const { folder, remove } = copyOfBuild();
  const env = { DEMO_MODE: '1', DATA_DIR: join(folder, 'data') };
  let server = await startServer(port, env, folder);
  try {
    const context = await browser.newContext({
      baseURL: server.page,
      serviceWorkers: 'block',
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await enterStore(page);
    await addFirstItem(page);
    await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();
    await page.goto('/checkout?page=cart');
    await page.getByLabel('Name').fill('Salma Haddad');
    await page.evaluate(() => Reflect.set(window, 'isFirst', true));

    await server.stop();
    buildAnew(folder);
    server = await startServer(port, env, folder);
    const gone: string[] = [];
    const documents: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 404) gone.push(new URL(answer.url()).pathname);
      if (answer.request().resourceType() === 'document') documents.push(answer.url());
    });
    const isFirst = () => page.evaluate(() => Reflect.get(window, 'isFirst') === true);
    const categories = page.getByRole('banner').getByRole('link', { name: 'Categories' });
    await categories.click();
    await expect.poll(() => isFirst().catch(() => true)).toBe(false);
    expect(gone.some((path) => /^\/assets\/.+\.js$/.test(path))).toBe(true);
    await page.goto('/checkout?page=cart');
    await expect(page.getByLabel('Name')).toHaveValue('Salma Haddad');
    await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();
    await categories.click();
    await expect(page.getByRole('link', { name: /Burgers/ }).first()).toBeVisible();
    // The one that the shopper did not ask for, and the one that this test did.
    expect(documents).toHaveLength(2);
    await context.close();
  } finally {
    await server.stop();
    rmSync(join(folder, 'data'), { recursive: true, force: true });
    remove();
  }
});
