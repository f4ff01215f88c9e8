import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountSwitch } from '../../../demo/switch/routes';
import { readEnv } from '../../../server/env';
import { listen } from '../../../server/http/listen';
import { createTestServer, type TestServer } from '../../support/server';

const form = 'application/x-www-form-urlencoded';

/** A shop with two calls, and one browser before its switch. */
async function shopWithSwitch(waits: number[] = []) {
  const app = new Hono();
  const clock = { now: 0 };
  mountSwitch(
    app,
    async (milliseconds) => {
      waits.push(milliseconds);
    },
    () => clock.now,
  );
  app.post('/api/v1/customer/cart/add', (c) => c.json({ id: 1 }));
  app.get('/api/v1/items/:id', (c) => c.json({ id: c.req.param('id') }));
  const opened = await app.request('/demo/switch');
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const send = (path: string, method: string) =>
    app.request(`/api/v1${path}`, { method, headers: { cookie } });
  return {
    app,
    clock,
    cookie,
    page: async (query = '') =>
      (await app.request(`/demo/switch${query}`, { headers: { cookie } })).text(),
    turn: (fields: Record<string, string>, owner = cookie) =>
      app.request('/demo/switch', {
        method: 'POST',
        headers: { cookie: owner, 'content-type': form },
        body: new URLSearchParams({ action: 'add', ...fields }).toString(),
      }),
    add: () => send('/customer/cart/add', 'POST'),
    item: (id: number) => send(`/items/${id}`, 'GET'),
  };
}

const call = 'POST /customer/cart/add';

describe('the switch for testers', () => {
  it('turns the next answer of a call, and that one alone', async () => {
    const { turn, add, item } = await shopWithSwitch();
    expect((await turn({ call, answer: 'trouble', times: 'once' })).status).toBe(303);
    expect((await item(1)).status).toBe(200);
    const troubled = await add();
    expect([troubled.status, await troubled.json()]).toEqual([
      500,
      {
        errors: [
          {
            code: 'unavailable',
            message: 'This is not available at the moment. Please try again.',
          },
        ],
      },
    ]);
    expect(await (await add()).json()).toEqual({ id: 1 });
  });

  it('turns all of a call with any number in its address until it is put back', async () => {
    const { turn, item } = await shopWithSwitch();
    await turn({ call: 'GET /items/{id}', answer: 'signedOut', times: 'always' });
    expect([(await item(1)).status, (await item(22)).status]).toEqual([401, 401]);
    await turn({ action: 'clear' });
    expect((await item(1)).status).toBe(200);
  });

  it('answers in the order in which its rules were added', async () => {
    const { turn, add } = await shopWithSwitch();
    await turn({ call, answer: 'own', status: '409', body: 'store_conflict', times: 'once' });
    await turn({ call, answer: 'own', status: '200', body: '[{"id":7}]', times: 'once' });
    await turn({ call, answer: 'garbage', times: 'once' });
    const refused = await add();
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { errors: [{ code: 'store_conflict', message: 'No: store_conflict.' }] },
    ]);
    expect(await (await add()).json()).toEqual([{ id: 7 }]);
    expect(await (await add()).text()).toBe('<!-- not an answer of the shop -->');
    expect(await (await add()).json()).toEqual({ id: 1 });
  });

  it('lets a call wait five seconds', async () => {
    const waits: number[] = [];
    const { turn, add } = await shopWithSwitch(waits);
    await turn({ call, answer: 'slow', times: 'once' });
    expect(await (await add()).json()).toEqual({ id: 1 });
    await turn({ call, answer: 'trouble', times: 'once', late: 'on' });
    expect((await add()).status).toBe(500);
    expect(waits).toEqual([5_000, 5_000]);
  });

  it('turns the calls of one browser, not those of another', async () => {
    const { app, turn, add } = await shopWithSwitch();
    const opened = await app.request('/demo/switch');
    const other = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    await turn({ call: '', answer: 'trouble', times: 'always' }, other);
    expect((await add()).status).toBe(200);
  });

  it('breaks the connection, also for a browser that asks again by itself', async () => {
    const { app, clock, turn, cookie } = await shopWithSwitch();
    const { port, close } = await listen(app.fetch, { ...readEnv({}), PORT: 0, HOST: '127.0.0.1' });
    try {
      await turn({ call, answer: 'dead', times: 'once' });
      const ask = () =>
        fetch(`http://127.0.0.1:${port}/api/v1/customer/cart/add`, {
          method: 'POST',
          headers: { cookie },
        }).then(async (answer) => ({ status: answer.status, text: await answer.text() }));
      await expect(ask()).rejects.toThrow(TypeError);
      await expect(ask()).rejects.toThrow(TypeError);
      clock.now += 1_500;
      expect((await ask()).status).toBe(200);
    } finally {
      await close();
    }
  });

  it('says what is turned, with a button to put it back, in the language that is asked for', async () => {
    const { page, turn } = await shopWithSwitch();
    await turn({ call, answer: 'dead', times: 'once' });
    const english = await page();
    expect(english).toContain('<html lang="en" dir="ltr">');
    expect(english).toContain('aria-label="Remove: POST /customer/cart/add"');
    expect(english).toContain('No connection');
    const arabic = await page('?lang=ar');
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toContain('لا اتصال');
    expect(await page('?lang=es')).toContain('Sin conexión');
    await turn({ action: 'remove', rule: '0' });
    expect(await page()).not.toContain('aria-label="Remove: POST /customer/cart/add"');
  });

  it('is filled in by a link, with every sign that a link may carry', async () => {
    const { page } = await shopWithSwitch();
    const query = new URLSearchParams({ call, answer: 'own', status: '400', body: '"><script>' });
    const shown = await page(`?${query}`);
    expect(shown).toContain('value="POST /customer/cart/add"');
    expect(shown).toContain('<option value="own" selected>');
    expect(shown).toContain('&quot;&gt;&lt;script&gt;</textarea>');
  });

  it('refuses what is no rule', async () => {
    const { turn, page } = await shopWithSwitch();
    const status = async (fields: Record<string, string>) => (await turn(fields)).status;
    expect(await status({ call: 'cart', answer: 'dead', times: 'once' })).toBe(403);
    expect(await status({ call, answer: 'nice', times: 'once' })).toBe(403);
    expect(await status({ call, answer: 'own', status: '99', body: '{}', times: 'once' })).toBe(
      403,
    );
    expect(await page()).not.toContain('Remove');
  });
});

describe('a shop', () => {
  let demo: TestServer;
  let live: TestServer;
  beforeAll(async () => {
    demo = await createTestServer();
    live = await createTestServer({ DEMO_MODE: '0' });
    // The first of all servers fills its database.
  }, 240_000);
  afterAll(async () => {
    await demo.close();
    await live.close();
  });

  it('has the switch in demo mode, and nothing of it where real orders are taken', async () => {
    const statusOf = async ({ app }: TestServer, init = {}) =>
      (await app.request('/demo/switch', init)).status;
    expect([await statusOf(demo), await statusOf(live)]).toEqual([200, 404]);
    const turned = { method: 'POST', body: 'action=clear' };
    expect([await statusOf(demo, turned), await statusOf(live, turned)]).toEqual([303, 404]);
  });
});
