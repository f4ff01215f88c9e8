import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { HeldCalls } from '../../charts/paths/surfaces/calls';

const call = 'GET /order';

/** A page that asks by `ask`, gives that up by `give up`, and writes the last answer that it heard. */
const asks = `<output></output><script>
  let asked;
  addEventListener('give up', () => asked.abort());
  addEventListener('ask', async () => {
    asked = new AbortController();
    const { signal } = asked;
    const answer = await fetch('/api/order', { signal }).catch(() => null);
    if (answer) document.querySelector('output').textContent = await answer.text();
  });
</script>`;

async function asking(page: Page, address = 'http://held.test/'): Promise<HeldCalls> {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: asks }));
  const calls = new HeldCalls('/api', 5_000);
  await calls.watch(page);
  await calls.hold([call]);
  await page.goto(address);
  return calls;
}

const happens = (page: Page, name: string) =>
  page.evaluate((type) => dispatchEvent(new Event(type)), name);

test('an answer is given to the call that the page waits for, not to one that it has given up', async ({
  page,
}) => {
  const calls = await asking(page);
  const arrived = page.waitForRequest('**/api/order');
  await happens(page, 'ask');
  await arrived;
  await happens(page, 'give up');
  await happens(page, 'ask');
  await calls.answer({ call, status: 200, body: 'here' });
  await expect(page.locator('output')).toHaveText('"here"');
});

test('an answer is given once the page has heard it, slow as it may be', async ({ page }) => {
  const shop = createServer((_, answer) => {
    answer.write('he');
    setTimeout(() => answer.end('re'), 300);
  }).listen(0);
  await once(shop, 'listening');
  const { port } = shop.address() as AddressInfo;
  const calls = await asking(page, `http://127.0.0.1:${port}/`);
  await happens(page, 'ask');
  await calls.answer({ call });
  expect(await page.locator('output').textContent()).toBe('here');
  shop.close();
});

test('what two parts of a page read at a time is the same; what they do is answered one by one', async ({
  page,
}) => {
  const calls = await asking(page);
  const told: string[] = [];
  await page.exposeFunction('tell', (word: string) => told.push(word));
  await calls.hold([call, 'PUT /order']);
  const arrived = { GET: 0, PUT: 0 };
  page.on('request', (request) => {
    if (request.method() === 'GET') arrived.GET += 1;
    else arrived.PUT += 1;
  });
  await page.evaluate(() => {
    for (const method of ['GET', 'GET', 'PUT', 'PUT'])
      void fetch('/api/order', { method }).then(async (answer) =>
        Reflect.get(window, 'tell')(`${method} ${await answer.text()}`),
      );
  });
  await expect.poll(() => arrived).toEqual({ GET: 2, PUT: 2 });
  await calls.answer({ call, status: 200, body: 'here' });
  await calls.answer({ call: 'PUT /order', status: 200, body: 'done' });
  await expect.poll(() => told).toEqual(['GET "here"', 'GET "here"', 'PUT "done"']);
  await calls.answer({ call: 'PUT /order', status: 200, body: 'again' });
  await expect.poll(() => told.at(-1)).toBe('PUT "again"');
});
