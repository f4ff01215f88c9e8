import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPopularItems } from '../../../domain/catalogue/itemEndpoints';
import * as content from '../../../domain/content/contentEndpoints';
import { endpointTable } from '../../../domain/endpoints';
import * as geography from '../../../domain/place/geographyEndpoints';
import * as places from '../../../domain/place/placeEndpoints';
import { readErrors } from '../../../domain/wire/errors';
import { createTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ CORS_ORIGINS: 'https://shop.example' });
});
afterAll(() => server.close());

const errorOf = async (response: Response) => [
  response.status,
  readErrors(await response.json())[0]?.code,
];

describe('every call of the contract', () => {
  it('is mounted: none answers as an unknown path does', async () => {
    const unknown = await server.app.request('/api/v1/no/such/path');
    expect(await errorOf(unknown)).toEqual([404, 'not_found']);
    const routes = new Set(server.app.routes.map(({ method, path }) => `${method} ${path}`));
    const missing = [...endpointTable.values()].filter(
      ({ method, path }) => !routes.has(`${method} /api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('is in the OpenAPI document and on its page', async () => {
    const response = await server.app.request('/api/openapi.json');
    const document = (await response.json()) as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toMatch(/^3\.1/);
    for (const { method, path } of endpointTable.values()) {
      expect(document.paths[path]).toHaveProperty(method.toLowerCase());
    }
    const page = await (await server.app.request('/api/docs')).text();
    for (const { path } of endpointTable.values()) expect(page).toContain(path);
  });
});

describe('bad input', () => {
  const post = (body: string) =>
    server.app.request('/api/v1/newsletter/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });

  it('unreadable JSON is 422 unreadable', async () => {
    expect(await errorOf(await post('{"email":'))).toEqual([422, 'unreadable']);
  });

  it('a wrong field is 403 validation and named', async () => {
    const response = await post('{"email":"nobody"}');
    const body = (await response.json()) as { errors: { code: string; field: string }[] };
    expect([response.status, body.errors[0]]).toMatchObject([
      403,
      { code: 'validation', field: 'email' },
    ]);
  });

  it('more than a megabyte is 413 too_large', async () => {
    expect(await errorOf(await post(`"${'x'.repeat(1_100_000)}"`))).toEqual([413, 'too_large']);
  });

  it('a scoped call without its headers is 403 validation', async () => {
    const broken: Record<string, string>[] = [{ zoneId: '' }, { moduleId: '' }, { zoneId: 'x' }];
    for (const headers of broken) {
      const { status, errors } = await server.refusal(listPopularItems, { headers });
      expect([status, errors[0]?.code]).toEqual([403, 'validation']);
    }
  });

  it('numbers that no row can hold are refused, not an error of ours', async () => {
    const { status } = await server.refusal(listPopularItems, {
      query: { store_id: '99999999999999' },
    });
    expect(status).toBe(404);
  });

  it('refusals speak the language of the call', async () => {
    const { errors } = await server.refusal(geography.getZoneId, {
      query: { lat: 0, lng: 0 },
      language: 'ar',
    });
    expect(errors[0]?.message).toMatch(/[\u0600-\u06ff]/);
  });
});

describe('headers', () => {
  it('sends nosniff, and allows the configured origin only', async () => {
    const from = (Origin: string) => server.app.request('/api/v1/config', { headers: { Origin } });
    const known = await from('https://shop.example');
    expect(known.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(known.headers.get('x-content-type-options')).toBe('nosniff');
    const strange = await from('https://evil.example');
    expect(strange.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('long JSON is compressed where the caller takes it', async () => {
    const response = await server.request(listPopularItems, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  it('pictures and the map are served, packed and cacheable', async () => {
    const [module] = await server.call(places.listModules);
    const picture = await server.app.request(module?.icon_full_url ?? '');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const map = await server.app.request('/map/city.json');
    const etag = map.headers.get('etag') ?? '';
    const again = await server.app.request('/map/city.json', {
      headers: { 'If-None-Match': etag },
    });
    expect([map.status, again.status]).toEqual([200, 304]);
  });
});

describe('texts of the shop', () => {
  it.each([
    [
      'PAGE-08',
      content.getAboutUs,
      'About Us',
      'من نحن',
      'A market street, online',
      'How we work',
      'Talk to us',
    ],
    [
      'PAGE-11',
      content.getPrivacyPolicy,
      'Privacy Policy',
      'سياسة الخصوصية',
      'What we keep',
      'Who sees it',
      'How long, and how to end it',
    ],
    [
      'PAGE-09',
      content.getTerms,
      'Terms and Conditions',
      'الشروط والأحكام',
      'Your order',
      'Delivery and handing over',
      'Accounts and fair use',
    ],
    [
      'PAGE-14',
      content.getShippingPolicy,
      'Shipping Policy',
      'سياسة التوصيل',
      'Where and when',
      'What it costs',
    ],
    [
      'PAGE-12',
      content.getRefundPolicy,
      'Refund Policy',
      'سياسة الاسترداد',
      'When something is wrong',
      'How the money comes back',
    ],
    [
      'PAGE-13',
      content.getCancellationPolicy,
      'Cancellation Policy',
      'سياسة الإلغاء',
      'Before the shop begins',
      'Afterwards',
    ],
  ] as const)(
    '%s has its title, sections and text in both languages',
    async (_, call, en, ar, ...sections) => {
      const page = await server.call(call, { language: 'en' });
      const parts = page.value.split(/<h2>|<\/h2>/).slice(1);
      expect([page.title, parts.filter((_part, n) => n % 2 === 0)]).toEqual([en, sections]);
      for (const text of parts.filter((_part, n) => n % 2 === 1))
        expect(text.length).toBeGreaterThan(100);
      const arabic = await server.call(call, { language: 'ar' });
      expect([arabic.title, arabic.value.match(/<h2>/g)]).toEqual([ar, sections.map(() => '<h2>')]);
      expect(arabic.value).toMatch(/[\u0600-\u06ff]{3}/);
    },
  );

  it('the landing page has its texts and figures', async () => {
    const landing = await server.call(places.getLanding, { language: 'ar' });
    expect(landing.hero_title).toMatch(/[\u0600-\u06ff]/);
    expect(landing.steps).toHaveLength(3);
    expect(landing.available_zones).toHaveLength(3);
    expect(landing.counts.items).toBeGreaterThan(1_500);
  });

  it('NEWS-03: an address subscribes once, however often it is sent', async () => {
    const body = { email: 'Reader@flowmart.example' };
    for (const _ of [1, 2]) {
      const answer = await server.call(content.subscribeNewsletter, { body });
      expect(answer.message).not.toBe('');
    }
  });
});
