import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seededAt } from '../../../support/database';

/** Written from https://razorpay.com/docs/api/payments/payment-links, /docs/webhooks/payment-links and /docs/api/refunds. */
const keyId = 'rzp_test_flowmart';
const keySecret = 'secret_of_flowmart';
const webhookSecret = 'webhook_of_flowmart';

const hmac = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

interface Link {
  id: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  amount: number;
  amount_paid: number;
  currency: string;
  accept_partial: boolean;
  reference_id: string;
  description: string;
  short_url: string;
  callback_url: string;
  callback_method: string;
  expire_by: number;
  notes: Record<string, string>;
  payments: { payment_id: string; amount: number; status: string }[] | null;
}

interface Answer {
  status: number;
  body: object;
}

export interface FakeRazorpay {
  readonly env: Record<string, string>;
  readonly links: Map<string, Link>;
  /** Refunds by their idempotency key. */
  readonly refunds: Map<string, { payment: string; amount: number }>;
  /** Refusals of refunds, in turn. */
  readonly failures: string[];
  /** Connections are cut without an answer. */
  isDown: boolean;
  /** How many answers are lost on their way, after the work was done. */
  lost: number;
  /** The shopper pays on the link's page. */
  pay(id: string): Link;
  /** The query with which a shopper returns. */
  returnOf(link: Link, secret?: string): string;
  close(): Promise<void>;
}

/** A message as Razorpay sends it: the raw body is signed. */
export function razorpayNews(event: string, link: object, payment: object | null, secret?: string) {
  const payload = {
    payment_link: { entity: link },
    ...(payment && { payment: { entity: payment } }),
  };
  const contains = Object.keys(payload);
  const body = JSON.stringify({ entity: 'event', account_id: 'acc_1', event, contains, payload });
  const signature = hmac(body, secret ?? webhookSecret);
  return { body, headers: { 'X-Razorpay-Signature': signature } };
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const refusal = (description: string): Answer => ({
  status: 400,
  body: { error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', metadata: {} } },
});

export async function openFakeRazorpay(): Promise<FakeRazorpay> {
  const links = new Map<string, Link>();
  const linkOf = (id: string): Link => {
    const link = links.get(id);
    if (!link) throw new Error(`There is no link ${id}`);
    return link;
  };

  const makeLink = (asked: Omit<Link, 'id' | 'status' | 'short_url'>): Answer => {
    const isTaken = [...links.values()].some((one) => one.reference_id === asked.reference_id);
    if (isTaken) return refusal('payment link with given reference_id already exists');
    if (asked.reference_id.length > 40) return refusal('reference_id may not be above 40');
    if (!Number.isInteger(asked.amount) || asked.amount < 100) return refusal('amount');
    if (asked.expire_by * 1000 < seededAt.getTime() + 15 * 60_000) return refusal('expire_by');
    const id = `plink_${links.size + 1}`;
    const short_url = `https://rzp.io/i/${id}`;
    const link: Link = {
      ...asked,
      id,
      status: 'created',
      amount_paid: 0,
      short_url,
      payments: null,
    };
    links.set(id, link);
    return { status: 200, body: link };
  };

  const refund = (payment: string, asked: { amount: number }, key: string): Answer => {
    const failure = fake.failures.shift();
    if (failure !== undefined) return refusal(failure);
    if (!/^[\w-]{10,}$/.test(key)) return refusal('The idempotency key is invalid');
    const known = fake.refunds.get(key);
    if (known && known.amount !== asked.amount) {
      return refusal('Different request with the same idempotency key has already been processed.');
    }
    fake.refunds.set(key, { payment, amount: asked.amount });
    return { status: 200, body: { id: 'rfnd_1', entity: 'refund', payment_id: payment } };
  };

  const answer = (method: string, url: URL, body: string, key: string): Answer => {
    const [, , resource, id = '', action] = url.pathname.split('/');
    if (resource === 'payments' && action === 'refund') return refund(id, JSON.parse(body), key);
    if (resource !== 'payment_links') return refusal('The requested URL was not found');
    if (method === 'POST' && id === '') return makeLink(JSON.parse(body));
    if (id === '') {
      const reference = url.searchParams.get('reference_id');
      const found = [...links.values()].filter((one) => one.reference_id === reference);
      return { status: 200, body: { payment_links: found } };
    }
    const link = links.get(id);
    if (!link) return refusal('The id provided does not exist');
    if (method === 'POST' && action === 'cancel') {
      if (link.status !== 'created') return refusal('Payment Link cannot be cancelled');
      link.status = 'cancelled';
    }
    return { status: 200, body: link };
  };

  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const server = createServer(async (request, response) => {
    const body = await read(request);
    if (fake.isDown) {
      request.socket.destroy();
      return;
    }
    const url = new URL(request.url ?? '', 'http://razorpay');
    const key = String(request.headers['x-refund-idempotency'] ?? '');
    const isKnown = request.headers.authorization === expected;
    const told = isKnown
      ? answer(request.method ?? 'GET', url, body, key)
      : { ...refusal('The api key provided is invalid'), status: 401 };
    if (fake.lost > 0) {
      fake.lost -= 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(told.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(told.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const fake: FakeRazorpay = {
    env: {
      PUBLIC_URL: 'https://shop.example',
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_CURRENCY: 'usd',
      RAZORPAY_API_URL: `http://127.0.0.1:${port}`,
    },
    links,
    refunds: new Map(),
    failures: [],
    isDown: false,
    lost: 0,
    pay: (id) => {
      const link = linkOf(id);
      link.status = 'paid';
      link.amount_paid = link.amount;
      link.payments = [
        { payment_id: `pay_refused_${id}`, amount: link.amount, status: 'failed' },
        { payment_id: `pay_of_${id}`, amount: link.amount, status: 'captured' },
      ];
      return link;
    },
    returnOf: ({ id, reference_id, status }, secret = keySecret) => {
      const payment = `pay_of_${id}`;
      return new URLSearchParams({
        razorpay_payment_id: payment,
        razorpay_payment_link_id: id,
        razorpay_payment_link_reference_id: reference_id,
        razorpay_payment_link_status: status,
        razorpay_signature: hmac(`${id}|${reference_id}|${status}|${payment}`, secret),
      }).toString();
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return fake;
}
