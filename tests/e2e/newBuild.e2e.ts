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
    await page.getByRole('banner').getByRole('link', { name: 'Categories' }).click();
    await expect(page.getByRole('link', { name: /Burgers/ }).first()).toBeVisible();
    await expect(page.locator('#rendered')).toHaveCount(0);
    expect(gone.some((path) => /^\/assets\/.+\.js$/.test(path))).toBe(true);
    expect(documents).toHaveLength(1);
    expect(await page.evaluate(() => Reflect.get(window, 'isFirst') ?? false)).toBe(false);
    await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Name')).toHaveValue('Salma Haddad');
    await context.close();
  } finally {
    await server.stop();
    rmSync(join(folder, 'data'), { recursive: true, force: true });
    remove();
  }
});
