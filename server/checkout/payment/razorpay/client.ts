import * as v from 'valibot';
import { askOther } from '../../../http/askOther';
import { logError } from '../../../http/log';
import { Refusal } from '../../../http/refusal';

const failure = v.object({ error: v.object({ description: v.fallback(v.string(), '') }) });

export const unavailable = () => new Refusal('unavailable', { retryAfter: 5 });

export class RazorpayError extends Error {}

export interface RazorpayAccount {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  readonly currency: string;
  readonly api: string;
}

/** What is sent again has the same effect: a link has one reference, a refund one key. */
const attempts = 3;

async function send(address: string, request: RequestInit, left: number): Promise<Response> {
  try {
    return await askOther('razorpay', address, { ...request, signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    if (left > 1) return send(address, request, left - 1);
    logError('Razorpay could not be reached', error);
    throw unavailable();
  }
}

/** Calls Razorpay. @throws Refusal `unavailable` when it cannot be reached; RazorpayError when it refuses */
export function callerOf({ keyId, keySecret, api }: RazorpayAccount) {
  const Authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (method: string, path: string, body?: object, headers = {}): Promise<unknown> => {
    const request = {
      method,
      headers: { Authorization, 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    };
    const response = await send(`${api}/v1${path}`, request, attempts);
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && answer !== null) return answer;
    const told = v.safeParse(failure, answer);
    throw new RazorpayError(told.success ? told.output.error.description : `${response.status}`);
  };
}
