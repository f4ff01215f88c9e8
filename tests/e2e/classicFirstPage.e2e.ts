import type { Page } from '@playwright/test';
import type { Line } from '../support/classic/state';
import { type ClassicShop, standInFood, startClassicShop } from './classicShop';
import { expect, test } from './journeys';
import { startOneMore } from './oneMoreServer';

const calzones: Line = {
  id: 1,
  owner: 'g4711',
  module: 1,
  item: 12,
  isCampaign: false,
  price: 12,
  quantity: 5,
  variation: [],
  addOns: [],
  addOnQuantities: [],
};

/** What a page says that was rendered for the north and its module of food. */
const rendered = {
  '/': 'Dinner, groceries, medicine',
  '/home': 'Napoli',
  '/store/3?module_id=1&store_zone_id=1': 'Margherita',
  '/product/11?module_id=1': 'Margherita',
};

/** What only the page itself shows, not the text that stands there before its code. */
const pages = {
  '/': 'main input',
  '/home': 'main a[href*="/category/"]',
  '/store/3?module_id=1&store_zone_id=1': 'main input[inputmode=search]',
  '/product/11?module_id=1': '[data-item-flow] button',
  '/categories': 'main a[href*="/category/"]',
  '/checkout?page=cart': 'main input[type=email]',
  '/track-order': 'main input[type=tel]',
};

const shoppers = {
  'somebody new': null,
  'a guest': { guest_id: '4711' },
  'a customer': { token: 'classic-token-of-mona' },
} as const;

/** What a shopper opens first: without a place only the first page shows itself, and nobody has a cart who was never here. */
const opened = (who: keyof typeof shoppers): [path: string, shows: string][] =>
  Object.entries(pages).filter(([path]) => {
    if (who === 'somebody new') return path === '/';
    // Of a customer the checkout asks no e-mail, and the tracking page shows orders.
    return who === 'a guest' || !/^.(checkout|track)/.test(path);
  });

/** The browser has never been here: it keeps nothing of the shop but files whose names change with what is in them. */
async function forgetAll(page: Page, shop: ClassicShop) {
  await page.goto(`${shop.page}/flags/us.svg`);
  await page.context().clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

for (const version of [24, 25, 26] as const)
  test.describe(`a first page in front of a classic back end of 20${version}`, () => {
    let shop: ClassicShop;
    test.beforeAll(async () => {
      shop = await startClassicShop(version);
      shop.state.lines.push(calzones);
    });
    test.afterAll(() => shop.stop());

    for (const who of ['somebody new', 'a guest', 'a customer'] as const)
      test(`no first page makes a call twice or one that is refused, for ${who}, 20${version} (SESS-03)`, async ({
        page,
      }) => {
        const brought = shoppers[who];
        if (brought) await standInFood(page, brought);
        // What the server has asked is not the page's.
        await fetch(shop.page);
        for (const [path, shows] of opened(who)) {
          await forgetAll(page, shop);
          const before = shop.calls.length;
          await page.goto(`${shop.page}${path}`);
          await expect(page.locator(shows).first(), path).toBeVisible();
          await page.waitForLoadState('networkidle');
          const calls = shop.calls.slice(before);
          const made = calls.map(({ method, path: asked, query, headers }) =>
            [method, asked, new URLSearchParams(query), headers.moduleid].join(' ').trim(),
          );
          expect
            .soft(
              made.filter((call, at) => made.indexOf(call) !== at),
              path,
            )
            .toEqual([]);
          const refused = calls.filter(({ status }) => status >= 400);
          expect
            .soft(
              refused.map(({ status, path: asked }) => [status, asked]),
              path,
            )
            .toEqual([]);
          expect.soft(made.length, path).toBeGreaterThan(0);
        }
      });

    test(`pages leave the server rendered, ask nothing that guests may not, and are frames where the back end fails, 20${version} (SESS-03)`, async () => {
      const client = await startOneMore({ API_URL: shop.address, SERVER_RENDERING: '1' });
      try {
        const open = async (path: string) => {
          const headers = { cookie: 'view=en.1.1' };
          const answer = await fetch(client.page + path, { headers });
          return { status: answer.status, html: await answer.text() };
        };
        const isRendered = ({ html }: { html: string }) => html.includes('data-rendered="en.1.1"');
        const before = shop.calls.length;
        for (const [path, says] of Object.entries(rendered)) {
          // A page that is late goes out as a frame: on a busy machine it is asked for until it is not.
          await expect
            .poll(async () => isRendered(await open(path)), { timeout: 30_000 })
            .toBe(true);
          const body = (await open(path)).html.split('</head>')[1] ?? '';
          expect([path, body.includes(says)]).toEqual([path, true]);
        }
        const calls = shop.calls.slice(before);
        expect(
          calls.flatMap(({ status, path }) =>
            status >= 400 || /^.(customer|auth)/.test(path) ? [`${status} ${path}`] : [],
          ),
        ).toEqual([]);
        expect(calls.flatMap(({ headers }) => headers.authorization ?? [])).toEqual([]);

        // Another store: what was rendered is kept for two seconds.
        const failing = 'GET /stores/details/4';
        shop.answerWith(failing, { status: 500, html: '<h1>Server Error</h1>' });
        const failed = await open('/store/4?module_id=1&store_zone_id=1');
        expect([failed.status, isRendered(failed)]).toEqual([200, false]);
        expect(failed.html).toContain('<main');
        expect(failed.html).not.toContain('Server Error');
      } finally {
        shop.answerWith('GET /stores/details/4', null);
        await client.stop();
      }
    });
  });
