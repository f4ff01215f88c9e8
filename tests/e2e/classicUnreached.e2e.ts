import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startClientAlone } from './classicShop';
import { expect, test } from './journeys';
import type { OneMoreServer } from './oneMoreServer';

const listening = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Answers as a back end does that lets no other origin read it. */
const closed = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end('{"currency_symbol":"$"}');
});

/** Serves a client from an address with https, in front of a back end without it. */
async function serveSecurely(page: Page, client: OneMoreServer, given: string) {
  await page.route(`${secure}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await fetch(`${client.page}${pathname}${search}`);
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-security-policy'];
    delete headers['content-encoding'];
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = headers['content-type']?.startsWith('text/html');
    await route.fulfill({
      status: answer.status,
      headers,
      body: isPage ? body.toString().replaceAll(given, insecure) : body,
    });
  });
}

/** Opens the stores of somebody who has chosen a place before; answers what the console says to who runs the shop. */
async function openStores(page: Page, origin: string) {
  await page.addInitScript(() => {
    const module = { id: 1, module_type: 'food', module_name: 'Food', status: 1, zones: [] };
    const more = { description: '', icon_full_url: '', stores_count: 0 };
    localStorage.setItem('module', JSON.stringify({ ...module, ...more }));
    localStorage.setItem('zoneid', '[1]');
    localStorage.setItem('currentLatLng', '{"lat":24.7,"lng":46.66}');
    localStorage.setItem('location', '12 Palm Street, North');
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${origin}/store/popular`);
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  return said.filter((text) => text.includes('npm run doctor'));
}

const secure = 'https://shop.test';
const insecure = 'http://back.test';
const shut =
  'This page may not ask the shop. Nothing is wrong with your connection: please come back later.';
const unreached = "We can't reach the shop. Check your connection and try again.";

test.describe('a back end of which nothing is heard', () => {
  // The browser's own words for each of them.
  test.use({ allowedErrors: [/.*/] });
  let refusing: string;
  let nowhere: string;
  let clients: [OneMoreServer, OneMoreServer];
  test.beforeAll(async () => {
    refusing = await listening(closed);
    // A port that was free a moment ago: nothing listens there.
    const gone = createServer();
    nowhere = await listening(gone);
    gone.close();
    clients = await Promise.all([startClientAlone(refusing), startClientAlone(nowhere)]);
  });
  test.afterAll(async () => {
    closed.close();
    closed.closeAllConnections();
    await Promise.all(clients.map(({ stop }) => stop()));
  });

  test('says whether it refuses the origin, is not there, or is http behind https (ERR-01)', async ({
    page,
    context,
  }) => {
    const [refused, away] = clients;
    const cases = [
      [
        refused.page,
        refusing,
        shut,
        `${refusing} answers, but does not let pages of ${refused.page} read it (CORS): allow that origin and the headers of the calls at the back end.`,
      ],
      [
        away.page,
        nowhere,
        unreached,
        `Nothing answers at ${nowhere}: is the back end started, and is the address in API_URL right?`,
      ],
      [
        secure,
        insecure,
        shut,
        `${insecure} is http and this page is https: browsers refuse its calls. Give the back end a certificate, and name its https address in API_URL (this page: ${secure}).`,
      ],
    ] as const;
    for (const [origin, backEnd, sentence, reason] of cases) {
      const tab = backEnd === refusing ? page : await context.newPage();
      if (origin === secure) await serveSecurely(tab, refused, refusing);
      const told = await openStores(tab, origin);
      await expect(tab.getByRole('alert')).toContainText(sentence);
      expect(told).toEqual([
        `${reason} To look into it: npm run doctor -- ${backEnd} --shop=${origin}`,
      ]);
      if (backEnd !== refusing) continue;
      await tab.goto(`${origin}/home`);
      await expect(tab.getByRole('alert')).toContainText(sentence);
      await expect(tab.locator('main').getByRole('heading')).toHaveText([
        'This could not be loaded',
      ]);
    }
  });
});
