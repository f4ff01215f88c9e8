import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { placeOrder, placePrescriptionOrder } from '../../../domain/orders/orderEndpoints';

interface Sent {
  readonly type: string;
  readonly body: Buffer;
}

let server: Server;
let sent: Sent | null = null;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return void response.end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      sent = { type: request.headers['content-type'] ?? '', body: Buffer.concat(chunks) };
      response.end('{"message":"","order_id":7}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.doMock('../../../src/client/runtimeConfig', () => ({
    runtimeConfig: { apiUrl: `http://127.0.0.1:${port}`, apiDialect: 'flowmart' },
  }));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Name and value of every field that went over the wire, a file by its name and content. */
async function fieldsSent() {
  const { type = '', body = Buffer.of() } = sent ?? {};
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': type },
  }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : [value.name, await value.text()],
    ]),
  );
}

const order = {
  order_type: 'delivery' as const,
  store_id: 4,
  payment_method: 'cash_on_delivery' as const,
  order_amount: 12.345,
  contact_person_name: 'سلمى',
  contact_person_number: '+966500123456',
  contact_person_email: null,
  schedule_at: undefined,
  cutlery: 0,
};

describe('a call whose body is a form', () => {
  it('CHK-13 sends each field as text, lists as JSON or under name[], files as files', async () => {
    const { call } = await import('../../../src/client/client');
    const placed = await call(placePrescriptionOrder, {
      asGuest: 'g1',
      body: {
        ...order,
        lines: [{ item_id: 9, quantity: 2 }],
        prescription_images: ['/media/a.png', '/media/b.png'],
        'prescription_images[]': ['/media/c.png', '/media/d.png'],
        'order_attachment[]': [new File(['one'], '1.png'), new File(['two'], '2.png')],
      },
    });
    expect(placed.order_id).toBe(7);
    expect(sent?.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(await fieldsSent()).toEqual([
      ['order_type', 'delivery'],
      ['store_id', '4'],
      ['payment_method', 'cash_on_delivery'],
      ['order_amount', '12.345'],
      ['contact_person_name', 'سلمى'],
      ['contact_person_number', '+966500123456'],
      ['cutlery', '0'],
      ['lines', '[{"item_id":9,"quantity":2}]'],
      ['prescription_images', '["/media/a.png","/media/b.png"]'],
      ['prescription_images[]', '/media/c.png'],
      ['prescription_images[]', '/media/d.png'],
      ['order_attachment[]', ['1.png', 'one']],
      ['order_attachment[]', ['2.png', 'two']],
      ['guest_id', 'g1'],
    ]);
  });

  it('is none where the contract says JSON', async () => {
    const { call } = await import('../../../src/client/client');
    await call(placeOrder, { asGuest: 'g1', body: order });
    expect([sent?.type, JSON.parse(String(sent?.body))]).toEqual([
      'application/json',
      {
        order_type: 'delivery',
        store_id: 4,
        payment_method: 'cash_on_delivery',
        order_amount: 12.345,
        contact_person_name: 'سلمى',
        contact_person_number: '+966500123456',
        contact_person_email: null,
        cutlery: 0,
        guest_id: 'g1',
      },
    ]);
  });
});
