import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { defaultLanguage } from '../../domain/language/languages';
import { trips } from '../db/schema/trips';
import type { Deps } from '../deps';
import { askOther } from '../http/askOther';
import { presentDetails } from '../orders/present';
import { findOrder } from '../orders/store';
import { presentTrip } from '../rental/trips/present';
import type { OutgoingRow } from './queue';

const patienceMilliseconds = 8_000;

/** What is told of, as its own call answers it; null where it is gone. */
async function dataOf(deps: Deps, { subject, about }: OutgoingRow): Promise<object | null> {
  if (subject === 'application') return { application_id: about };
  if (subject === 'trip') {
    const [trip] = await deps.db.select().from(trips).where(eq(trips.id, about));
    return trip ? presentTrip(deps, trip, defaultLanguage) : null;
  }
  const order = await findOrder(deps.db, about);
  return order ? presentDetails(deps, order, defaultLanguage) : null;
}

/** The signature of Standard Webhooks, version 1: HMAC-SHA256 of id, time and body, in base64. */
const signed = (secret: string, id: string, seconds: string, body: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')}`;

/**
 * Tells a program of the shop's owner that something has happened, as Standard Webhooks says it: the same id at each
 * try, `type` such as `order.delivered`. @throws when it is not answered with a success within 8 s
 */
export async function sendWebhook(deps: Deps, row: OutgoingRow): Promise<void> {
  const { WEBHOOK_URL, WEBHOOK_SECRET } = deps.env;
  const data = await dataOf(deps, row);
  if (data === null) return;
  const id = `${row.subject}_${row.about}_${row.what}`;
  const seconds = String(Math.floor(deps.clock.now().getTime() / 1000));
  const body = JSON.stringify({
    type: `${row.subject}.${row.what}`,
    timestamp: row.at.toISOString(),
    data,
  });
  const response = await askOther('webhook', WEBHOOK_URL, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': signed(WEBHOOK_SECRET, id, seconds, body),
    },
    body,
    signal: AbortSignal.timeout(patienceMilliseconds),
    redirect: 'error',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}
