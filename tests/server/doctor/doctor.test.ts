import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { examine } from '../../../server/doctor/examine';
import { type ClassicBackEnd, startClassic } from '../../support/classic/start';
import { createTestServer } from '../../support/server';

const at = { lat: 24.7, lng: 46.7 };
const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function classic(version: 24 | 25 | 26, settings = {}): Promise<ClassicBackEnd> {
  const backEnd = await startClassic(version);
  opened.push(backEnd);
  Object.assign(backEnd.state.settings, settings);
  return backEnd;
}

async function broken(answer: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server: Server = createServer(answer);
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

const look = (base: string, shop = 'https://shop.example') => examine({ base, shop, at });

/** The table's lines: what, verdict. */
const verdicts = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .map((line) => /^(\S.*?)\s{2,}(?:GET|POST) \S+\s+(\w+)/.exec(line))
      .flatMap((found) => (found ? [[found[1], found[2]]] : [])),
  );

describe('the doctor on a back end of the classic family', () => {
  it.each([24, 25, 26] as const)(
    'finds out that it is of 20%s, and what works',
    async (version) => {
      const { address } = await classic(version);
      const { ok, text } = await look(address);
      expect(text.split('\n')[0]).toBe(`${address} speaks classic (classic, as in 20${version}).`);
      expect(verdicts(text)).toEqual({
        'landing page': 'works',
        zones: 'works',
        'zone of a point': 'works',
        'search of places': 'works',
        distances: 'works',
        modules: 'works',
        guests: 'works',
        categories: 'works',
        stores: 'works',
        items: 'works',
        cart: 'empty',
        tax: version === 26 ? 'there' : 'missing',
        ordering: 'there',
        'vehicle charges': 'works',
        'sign-in': 'there',
        profile: 'there',
        wallet: 'there',
        messages: 'there',
        ...(version > 24 && { 'vehicle rental': 'works', vehicles: 'works' }),
      });
      expect(/ missing {2}(.*)$/m.exec(text)?.[1] ?? '').toBe(
        version < 26
          ? '404 The route /customer/order/get-Tax could not be found: tax is counted by the rate of the store'
          : '',
      );
      expect(text).toContain('No setting stands in the way.\nA shop can run on it.');
      expect(ok).toBe(true);
    },
  );

  it('says what a key of Google’s that is not right leads to', async () => {
    const { address, answerWith } = await classic(26);
    const error = { code: 403, message: 'The key is not valid', status: 'PERMISSION_DENIED' };
    for (const call of ['place-api-autocomplete', 'distance-api'])
      answerWith(`GET /config/${call}`, { json: { error } });
    const { ok, text } = await look(address);
    expect(text.split('\n').filter((line) => line.includes('The key'))).toEqual([
      expect.stringMatching(
        /^search of places .* refused {2}200 The key is not valid: addresses are not suggested$/,
      ),
      expect.stringMatching(
        /^distances .* refused {2}200 The key is not valid: deliveries are charged by the air line$/,
      ),
    ]);
    expect(ok).toBe(true);
  });

  it.each([
    [404, { message: 'No route' }, true, '404 No route: nothing is added for a vehicle'],
    [500, { message: 'Server Error' }, false, '500 Server Error: deliveries cannot be priced'],
    [403, { errors: [{ code: 'x', message: 'No' }] }, false, '403 No: deliveries cannot be priced'],
  ])(
    'says what a call of vehicle charges means that is answered with %i',
    async (status, json, ok, note) => {
      const { address, answerWith } = await classic(26);
      answerWith('GET /vehicle/extra_charge', { status, json });
      answerWith('GET /config/distance-api', { status, json });
      const told = await look(address);
      expect(told.text).toMatch(new RegExp(`^vehicle charges .* ${note}$`, 'm'));
      expect(told.text).toMatch(/^distances .*: deliveries are charged by the air line$/m);
      expect([told.ok, told.text.includes('No order can be placed: vehicle charges.')]).toEqual([
        ok,
        !ok,
      ]);
    },
  );

  it('looks at those modules alone that the shop shows', async () => {
    const { address, answerWith } = await classic(26);
    const row = (id: number, module_type: string, status: unknown = '1') => ({
      id,
      module_name: 'M',
      module_type,
      status,
    });
    answerWith('GET /module', {
      json: [row(6, 'ride-share'), row(7, 'service'), row(8, 'food', '0')],
    });
    const none = await look(address);
    expect(none.text).toContain('- There are no modules that the shop shows: nothing can be sold.');
    expect([verdicts(none.text).stores, none.ok]).toEqual([undefined, false]);
    answerWith('GET /module', { json: [row(7, 'service'), row(5, 'rental', '0'), row(1, 'food')] });
    const some = await look(address);
    expect([verdicts(some.text).stores, verdicts(some.text)['vehicle rental'], some.ok]).toEqual([
      'works',
      undefined,
      true,
    ]);
  });

  it('asks for the rental add-on as the shop does', async () => {
    const { address, answerWith } = await classic(26);
    answerWith('GET /rental/vehicle/brand-list', { status: 404, json: { message: 'No route' } });
    expect((await look(address)).text).toMatch(
      /^vehicle rental .* missing {2}404 No route: its module is not shown$/m,
    );
  });

  it('names the settings that stand in the way', async () => {
    const { address } = await classic(25, {
      maintenance_mode: true,
      cash_on_delivery: false,
      active_payment_method_list: [],
      guest_checkout_status: 0,
      home_delivery_status: 0,
      takeaway_status: 0,
      centralize_login: { manual_login_status: 0, otp_login_status: 0 },
    });
    const { ok, text } = await examine({
      base: address,
      shop: 'https://shop.example',
      at: { lat: 0, lng: 0 },
    });
    expect(text.slice(text.indexOf('In the way:')).split('\n')).toEqual([
      'In the way:',
      '- maintenance_mode is on: shoppers see a closed shop.',
      '- No zone holds the point that was asked about: tell another by --at.',
      '- digital_payment is on without a gateway in active_payment_method_list.',
      '- Neither delivery nor take away is on.',
      '- No way to sign in is on in centralize_login.',
      '- guest_checkout_status is off: guests must sign in.',
      expect.stringMatching(/^No order can be placed: zone of a point/),
    ]);
    expect(ok).toBe(false);
  });
});

describe('the doctor on the own server', () => {
  it('finds every call', async () => {
    const server = await createTestServer();
    opened.push(server);
    const listening = await new Promise<ReturnType<typeof serve>>((resolve) => {
      const own = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
        resolve(own),
      );
    });
    opened.push(listening);
    const base = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
    const { ok, text } = await examine({ base, shop: base, at: null });
    expect(text.split('\n')[0]).toBe(`${base} speaks flowmart (the contract as documented).`);
    expect(
      Object.values(verdicts(text)).filter(
        (one) => !['works', 'there', 'empty'].includes(String(one)),
      ),
    ).toEqual([]);
    expect(ok).toBe(true);
  }, 300_000);
});

describe('the doctor says in one sentence why no shop can run on', () => {
  const allow = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*, Authorization',
    'Access-Control-Allow-Methods': '*',
  };
  const json = (body: unknown, status = 200, headers = allow) =>
    broken((_, response) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    });

  it('a back end of another dialect', async () => {
    expect(await look(await json({ name: 'Something' }))).toEqual({
      ok: false,
      text: 'What is spoken there is unknown: its settings have neither take_away_status (flowmart) nor currency_symbol (classic).',
    });
  });

  it('the page of a proxy', async () => {
    const base = await broken((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<!doctype html><html><title>Welcome to nginx</title></html>');
    });
    expect((await look(base)).text).toBe(
      'An HTML page came instead of the settings ("Welcome to nginx"), with status 200: this is a proxy, or a web site in front of the back end.',
    );
  });

  it('a back end in maintenance', async () => {
    expect((await look(await json({ message: 'Be right back.' }, 503))).text).toBe(
      'The back end answers 503: it is in maintenance, or overloaded. End that first.',
    );
  });

  it('CORS that refuses the shop', async () => {
    const other = { ...allow, 'Access-Control-Allow-Origin': 'https://other.example' };
    const base = await json({ currency_symbol: '$' }, 200, other);
    expect((await look(base)).text).toBe(
      'Browsers at https://shop.example are refused by CORS (preflight 200, origin https://other.example): allow that origin at the back end.',
    );
    const few = { ...allow, 'Access-Control-Allow-Headers': 'content-type, authorization' };
    expect((await look(await json({ currency_symbol: '$' }, 200, few))).text).toBe(
      'CORS does not allow the headers latitude, longitude, moduleid, x-localization, zoneid: allow them at the back end.',
    );
  });

  it('CORS that lets through the settings and no orders', async () => {
    const bare = { ...allow, 'Access-Control-Allow-Headers': '*' };
    expect((await look(await json({ currency_symbol: '$' }, 200, bare))).text).toBe(
      'CORS does not allow the headers authorization: allow them at the back end.',
    );
    const reading = { ...allow, 'Access-Control-Allow-Methods': 'GET, POST, PUT' };
    expect((await look(await json({ currency_symbol: '$' }, 200, reading))).text).toBe(
      'CORS does not allow the method DELETE: allow it at the back end.',
    );
    const named =
      'authorization, content-type, latitude, longitude, moduleid, x-localization, zoneid';
    const keyless = { ...allow, 'Access-Control-Allow-Headers': named };
    expect((await look(await json({ take_away_status: 1 }, 200, keyless))).text).toBe(
      'CORS does not allow the headers idempotency-key: allow them at the back end.',
    );
  });

  it('http behind https', async () => {
    const base = await broken((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', ...allow });
      response.end('{"currency_symbol":"$"}');
    }, '127.0.0.2');
    expect((await look(base)).text).toBe(
      `${base} is http, and the shop at https://shop.example is https: browsers refuse that. Give the back end a certificate.`,
    );
  });

  it('an address that leads to another', async () => {
    const base = await broken((_, response) => {
      response.writeHead(301, { Location: 'https://back.example/api/v1/config' }).end();
    });
    expect((await look(base)).text).toBe(
      `${base}/api/v1/config leads to https://back.example/api/v1/config: tell that address instead.`,
    );
  });

  it('nothing that listens', async () => {
    const base = await json({});
    for (const one of opened.splice(0)) await one.close();
    expect((await look(base)).text).toBe(
      `Nothing listens at ${new URL(base).host}: is the back end started, and is the port right?`,
    );
  });
});
