import { expect, type Page, test } from '@playwright/test';
import { HeldCalls } from '../../charts/paths/surfaces/calls';

const call = 'GET /order';

/** A page that asks by `ask`, gives that up by `give up`, and writes the last answer that it heard. */
async function asking(page: Page): Promise<HeldCalls> {
  await page.route('http://held.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<output></output><script>
        let asked;
        addEventListener('give up', () => asked.abort());
        addEventListener('ask', async () => {
          asked = new AbortController();
          const { signal } = asked;
          const answer = await fetch('/api/order', { signal }).catch(() => null);
          if (answer) document.querySelector('output').textContent = await answer.text();
        });
      </script>`,
    }),
  );
  const calls = new HeldCalls('/api', 5_000);
  await calls.watch(page);
  await calls.hold([call]);
  await page.goto('http://held.test/');
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
