import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

const read = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

interface FakeSession {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
}

export interface FakeStripe {
  readonly env: Record<string, string>;
  readonly sessions: Map<string, FakeSession>;
  /** Refunds by their idempotency key. */
  readonly refunds: Map<string, { payment_intent: string; amount: number }>;
  /** Answers of refunds that fail, in turn. */
  readonly failures: { status: number; code: string }[];
  /** Nothing is answered but errors. */
  isDown: boolean;
  /** How often a session was made. */
  made: number;
  /** The shopper pays on Stripe's page. */
  pay(id: string): FakeSession;
  /** The shopper is done on Stripe's page, and the bank takes its time. */
  payLater(id: string): FakeSession;
  close(): Promise<void>;
}

const webhookSecret = 'whsec_test_of_flowmart';

/** An event as Stripe sends it, signed by its own library. */
export function signedEvent(type: string, object: object, secret = webhookSecret) {
  const stripe = new Stripe('sk_test_signing');
  const event = { id: `evt_${Math.random()}`, object: 'event', type, data: { object } };
  const payload = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  return { payload, signature };
}

export async function openFakeStripe(): Promise<FakeStripe> {
  const byKey = new Map<string, FakeSession>();

  const makeSession = (form: URLSearchParams, key: string): FakeSession => {
    const known = byKey.get(key);
    if (known) return known;
    fake.made += 1;
    const id = `cs_test_${fake.made}`;
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
      metadata: { payment_id: form.get('metadata[payment_id]') ?? '' },
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
    };
    byKey.set(key, session);
    fake.sessions.set(id, session);
    return session;
  };

  const refund = (form: URLSearchParams, key: string) => {
    const failure = fake.failures.shift();
    if (failure) return { status: failure.status, body: { error: { code: failure.code } } };
    const asked = {
      payment_intent: form.get('payment_intent') ?? '',
      amount: Number(form.get('amount')),
    };
    // A key that was heard before is the refund of before, whatever is said to it now.
    if (!fake.refunds.has(key)) fake.refunds.set(key, asked);
    return { status: 200, body: { id: 're_1', object: 'refund', ...asked } };
  };

  const answer = (path: string, form: URLSearchParams, key: string, method: string) => {
    if (fake.isDown) return { status: 400, body: { error: { code: 'down', message: 'down' } } };
    if (path === '/v1/refunds') return refund(form, key);
    if (path === '/v1/checkout/sessions') return { status: 200, body: makeSession(form, key) };
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const session = fake.sessions.get(id);
    if (!session) return { status: 404, body: { error: { code: 'resource_missing' } } };
    if (method === 'POST' && action === 'expire') session.status = 'expired';
    return { status: 200, body: session };
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://stripe');
    const key = String(request.headers['idempotency-key'] ?? '');
    const form = new URLSearchParams(await read(request));
    const { status, body } = answer(url.pathname, form, key, request.method ?? 'GET');
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const fake: FakeStripe = {
    env: {
      PUBLIC_URL: 'https://shop.example',
      STRIPE_SECRET_KEY: 'sk_test_of_flowmart',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    sessions: new Map(),
    refunds: new Map(),
    failures: [],
    isDown: false,
    made: 0,
    pay: (id) => {
      const session = fake.sessions.get(id);
      if (!session) throw new Error(`There is no session ${id}`);
      session.status = 'complete';
      session.payment_status = 'paid';
      session.payment_intent = `pi_of_${id}`;
      return session;
    },
    payLater: (id) => {
      const session = fake.sessions.get(id);
      if (!session) throw new Error(`There is no session ${id}`);
      session.status = 'complete';
      return session;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return fake;
}
