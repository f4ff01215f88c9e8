import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

const isTakenOver = (page: Page) => expect(page.locator('#rendered')).toHaveCount(0);

/** Fails a journey on an error of the page or in its console; refusals that a journey causes are named. */
export const test = base.extend<{ allowedErrors: RegExp[] }>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    const open = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await open(address, options);
      // Two pages stand there until the client takes over: what happens before is a journey of its own (rendered.e2e.ts).
      if (options?.waitUntil !== 'commit') await isTakenOver(page);
      return answer;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const answer = await reload(options);
      await isTakenOver(page);
      return answer;
    };
    await use(page);
    const unexpected = errors.filter((text) => !allowedErrors.some((known) => known.test(text)));
    expect(unexpected).toEqual([]);
  },
});

export { expect };

export async function choosePlace(
  page: Page,
  module = 'Food',
  place = 'Noor Square',
  look?: () => Promise<void>,
) {
  await page.goto('/');
  await page.getByPlaceholder('Street, building or place').fill(place);
  await page.getByRole('option').first().click();
  await look?.();
  await page.getByRole('dialog').getByText(module, { exact: true }).click();
  await expect(page).toHaveURL(/\/home/);
  // A module's own code is fetched while a worker that has just come keeps all the rest.
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible({ timeout: 30_000 });
}

/** What a browser remembers of a chosen place and module, beside the cookie `view`. */
const keysOfPlace = ['location', 'currentLatLng', 'zoneid', 'module'];
type Entries = [string, string | null][];
const remembered = new Map<string, Entries>();

/** What another worker chose before: emptied when the run begins. */
const chosenFile = (module: string) =>
  join(test.info().project.outputDir, `chosen-${module.replace(/\W/g, '')}.json`);

function readChosen(module: string): Entries | undefined {
  try {
    return JSON.parse(readFileSync(chosenFile(module), 'utf8'));
  } catch {
    return undefined;
  }
}

function keepChosen(module: string, entries: Entries): void {
  remembered.set(module, entries);
  mkdirSync(dirname(chosenFile(module)), { recursive: true });
  // Renamed when it is whole: the other worker may be looking for it at this moment.
  const draft = `${chosenFile(module)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(entries));
  renameSync(draft, chosenFile(module));
}

/** What the shop's browser remembers from now on, while no page of the shop is open that would follow it. */
export async function remember(page: Page, entries: readonly [string, string | null][]) {
  await page.goto('/pictures/logo.svg');
  await page.evaluate((all) => {
    for (const [key, value] of all) if (value !== null) localStorage.setItem(key, value);
  }, entries);
}

/** Somebody who chose the central square and a module before, and has no page open yet; the choice itself is made once. */
export async function rememberModule(page: Page, module = 'Food') {
  const known = remembered.get(module) ?? readChosen(module);
  if (known) {
    const [, view] = known.find(([key]) => key === 'view') ?? [];
    await remember(
      page,
      known.filter(([key]) => key !== 'view'),
    );
    if (view) await page.context().addCookies([{ name: 'view', value: view, url: page.url() }]);
    return;
  }
  await choosePlace(page, module);
  // A server that draws pages is told what to draw the next one for.
  const told = () =>
    page.evaluate(
      () =>
        document.documentElement.dataset.asked === undefined ||
        /view=en\.[\d-]+\.\d+(;|$)/.test(document.cookie),
    );
  await expect.poll(told).toBe(true);
  const entries = await page.evaluate(
    (keys) => keys.map((key): [string, string | null] => [key, localStorage.getItem(key)]),
    keysOfPlace,
  );
  const view = await page.evaluate(() => /view=([^;]*)/.exec(document.cookie)?.[1] ?? null);
  keepChosen(module, [...entries, ['view', view]]);
}

/** The module's home, or another page of it, as one opens it who chose the central square before. */
export async function enterModule(page: Page, module = 'Food', path = '/home') {
  await rememberModule(page, module);
  await page.goto(path);
  if (path !== '/home') return;
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
}

/** Another module at the same place, as the browser remembers a choice. */
export async function chooseModule(page: Page, type: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const headers = { zoneId: localStorage.getItem('zoneid') ?? '' };
    const modules: { module_type: string }[] = await (
      await fetch('/api/v1/module', { headers })
    ).json();
    const chosen = modules.find(({ module_type }) => module_type === wanted);
    localStorage.setItem('module', JSON.stringify(chosen));
  }, type);
}

export async function openStore(page: Page, nth = 0) {
  await page.goto('/store/popular');
  await page.locator('main').getByRole('article').getByRole('link').nth(nth).click();
  await expect(page.getByLabel('Search in this store')).toBeVisible();
}

const popular = new Map<string, (string | null)[]>();

/** One of the module's popular stores as its address opens it; which they are is read off their list once. */
export async function enterStore(page: Page, module = 'Food', nth = 0) {
  const known = popular.get(module)?.[nth];
  await enterModule(page, module, known ?? '/store/popular');
  if (!known) {
    const links = page.locator('main').getByRole('article').getByRole('link');
    await expect(links.nth(1)).toBeVisible();
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    popular.set(module, addresses);
    await links.nth(nth).click();
  }
  await expect(page.getByLabel('Search in this store')).toBeVisible();
}

export async function addFirstItem(page: Page): Promise<string> {
  const plus = page.locator('main').getByRole('button', { name: /^Add .+ to the cart$/ });
  const label = (await plus.first().getAttribute('aria-label')) ?? '';
  await plus.first().click();
  return label.replace(/^Add (.+) to the cart$/, '$1');
}

/** Puts enough of one dish into the cart for every store's minimum; answers its name. */
export async function fillCart(page: Page): Promise<string> {
  const name = await addFirstItem(page);
  for (let units = 2; units <= 4; units += 1) {
    await page
      .getByRole('button', { name: `One more of ${name}` })
      .first()
      .click();
    await expect(page.getByRole('button', { name: `Shopping Cart, ${units} items` })).toBeVisible();
  }
  return name;
}

export const openCart = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Shopping Cart/ })
    .click();

export async function checkOutAsGuest(page: Page, wish?: string) {
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Continue as guest/ })
    .click();
  await goToPayment(page, wish);
}

/** From the checkout's first step to its last as a guest, with contact filled in. */
export async function goToPayment(page: Page, wish?: string) {
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.getByLabel('Name').fill('Salma Haddad');
  await page.getByLabel('Phone').fill('500 123 456');
  await page.getByLabel('Email').fill('salma@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=details/);
  if (wish) await page.getByText(wish, { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=payment/);
}

/** Registers somebody new, who brings the guest's cart along, and signs in as a browser that remembers the token. */
export async function becomeCustomer(page: Page) {
  const guest_id = await page.evaluate(() => localStorage.getItem('guest_id'));
  const digits = String(Date.now()).slice(-8);
  const answer = await page.request.post('/api/v1/auth/sign-up', {
    data: {
      name: 'Amal Nasser',
      email: `amal${digits}@example.com`,
      phone: `+9665${digits}`,
      password: 'secret1',
      confirm_password: 'secret1',
      guest_id,
    },
  });
  const { token }: { token: string } = await answer.json();
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}
