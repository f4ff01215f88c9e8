import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../support/server';
import { wireStreams, wireTable } from '../../support/wireTable';

interface Body {
  schema: { properties: Record<string, unknown>; required?: string[] };
  encoding?: Record<string, { contentType: string }>;
}
interface Operation {
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, Body> };
  responses: Record<string, { description: string; content?: Record<string, Body> }>;
}

let server: TestServer;
let paths: Record<string, Record<string, Operation>>;
let page: string;
beforeAll(async () => {
  server = await createTestServer();
  const document = await server.app.request('/api/openapi.json');
  ({ paths } = (await document.json()) as { paths: typeof paths });
  page = await (await server.app.request('/api/docs')).text();
});
afterAll(() => server.close());

const operation = (method: string, path: string): Operation => {
  const found = paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`${method} ${path} is not told`);
  return found;
};
const fileTypes = 'image/jpeg, image/png, image/gif';

describe('the document of the wire', () => {
  it('tells how each input travels: in the address, as JSON, as a form, or not at all', () => {
    const told = wireTable.map(({ method, path }) => {
      const { requestBody, parameters } = operation(method, path);
      const [type] = Object.keys(requestBody?.content ?? {});
      const kind = type === 'multipart/form-data' ? 'multipart' : type ? 'json' : null;
      const isAsked = parameters.some((parameter) => parameter.in === 'query');
      return `${method} ${path} ${kind ?? (isAsked ? 'query' : 'none')}`;
    });
    expect(told).toEqual(wireTable.map(({ method, path, kind }) => `${method} ${path} ${kind}`));
  });

  it('tells which fields of a form are files, and of which kinds', () => {
    const files = Object.fromEntries(
      wireTable
        .filter(({ kind }) => kind === 'multipart')
        .map(({ method, path }) => {
          const form = operation(method, path).requestBody?.content['multipart/form-data'];
          const binary = Object.entries(form?.schema.properties ?? {})
            .filter(([, field]) => JSON.stringify(field).includes('"format":"binary"'))
            .map(([name]) => name);
          expect(form?.encoding, path).toEqual(
            Object.fromEntries(binary.map((name) => [name, { contentType: fileTypes }])),
          );
          return [path, binary];
        }),
    );
    const photos = ['image_1', 'image_2', 'image_3'];
    expect(files).toEqual({
      '/auth/vendor/register': ['logo', 'cover_photo'],
      '/auth/delivery-man/store': ['identity_image', 'image'],
      '/customer/update-profile': ['image'],
      '/desk/shop/banner-pictures': ['image'],
      '/customer/message/send': ['image[]'],
      '/customer/order/prescription/place': ['order_attachment[]'],
      '/customer/order/prescription/upload': ['image'],
      '/customer/order/refund-request': photos,
      '/delivery-man/reviews/submit': photos,
      '/items/reviews/submit': photos,
      '/rental/user/review/add': photos,
      '/desk/items': ['image'],
      '/desk/items/{id}': ['image'],
      '/ride/orders/{id}/left-at-door': ['photo'],
    });
    const upload = operation('POST', '/customer/order/prescription/upload');
    expect(upload.requestBody?.content['multipart/form-data']?.schema).toEqual({
      type: 'object',
      properties: { guest_id: expect.anything(), image: { type: 'string', format: 'binary' } },
      required: ['image'],
    });
  });

  it('tells the event streams, as the server sends them', async () => {
    const told = Object.entries(paths)
      .filter(([, { get }]) => get?.responses['200']?.content?.['text/event-stream'])
      .map(([path]) => path);
    expect(told.sort()).toEqual([...wireStreams].sort());

    const fieldsOf = (path: string) =>
      Object.keys(
        operation('GET', path).responses['200']?.content?.['text/event-stream']?.schema
          .properties ?? {},
      );
    expect(fieldsOf('/customer/message/stream')).toEqual(['unread', 'last_id', 'news']);
    expect(fieldsOf('/rental/user/trip/stream')).toEqual([
      'id',
      'trip_status',
      'payment_status',
      'payment_method',
      'paid_amount',
      'rest_in_cash',
      'pickup_time',
      'return_time',
    ]);
    expect(
      operation('GET', '/customer/order/stream').parameters.map(({ name, required }) => [
        name,
        required,
      ]),
    ).toEqual([
      ['guest_id', false],
      ['order_id', true],
      ['contact_number', false],
    ]);
  });

  it('tells which calls answer nothing', () => {
    const silent = wireTable
      .filter(({ method, path }) => operation(method, path).responses['204'])
      .map(({ method, path }) => `${method} ${path}`);
    expect(silent).toEqual(['POST /auth/logout']);
  });

  it('is on the page with the same words', () => {
    for (const { path } of wireTable) expect(page).toContain(`<code>${path}</code>`);
    for (const path of wireStreams) expect(page).toContain(`<code>${path}</code>`);
    expect(page.match(/<code>multipart\/form-data<\/code>/g)).toHaveLength(14);
    expect(page.match(/<code>text\/event-stream<\/code>/g)).toHaveLength(5);
  });
});
