import * as v from 'valibot';
import { text, webAddress } from './envFields';

const secret = /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/;

const inJson = { 'Content-Type': 'application/json' };

/** What leaves the shop: mails, text messages, and calls to programs of its owner. */
export const messageFields = {
  SMTP_URL: v.pipe(
    text,
    v.check(
      (value) => value === '' || /^smtps?:\/\/\S+$/.test(value),
      'must begin with smtp:// or smtps://',
    ),
  ),
  /** Empty: the demo's own. */
  MAIL_FROM: v.pipe(text, v.regex(/^$|\S+@\S+/, 'must hold an e-mail address')),
  SMS_URL: webAddress,
  SMS_METHOD: v.optional(v.picklist(['POST', 'PUT', 'GET'], 'must be POST, PUT or GET'), 'POST'),
  SMS_HEADERS: v.pipe(
    v.optional(v.string(), '{}'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        const headers = v.parse(v.record(v.string(), v.string()), JSON.parse(dataset.value));
        return new Headers(headers).has('content-type') ? headers : { ...inJson, ...headers };
      } catch {
        addIssue({ message: 'must be a JSON object of texts' });
        return NEVER;
      }
    }),
  ),
  /** {to}, {text}, {code} and {id} are filled in, escaped for JSON, forms or addresses as the content type asks. */
  SMS_BODY: v.optional(v.string(), '{"to":"{to}","text":"{text}"}'),
  /** Told of each change of an order, trip or refund, signed with WEBHOOK_SECRET (Standard Webhooks). */
  WEBHOOK_URL: webAddress,
  WEBHOOK_SECRET: v.pipe(
    text,
    v.check(
      (value) => value === '' || secret.test(value),
      'must be whsec_ and at least 24 random bytes in base64',
    ),
  ),
} satisfies v.ObjectEntries;

interface Given {
  readonly DEMO_MODE: boolean;
  readonly SMTP_URL: string;
  readonly MAIL_FROM: string;
  readonly WEBHOOK_URL: string;
  readonly WEBHOOK_SECRET: string;
}

/** What is missing beside what was given; null for nothing. */
export function messageGap(given: Given): string | null {
  if (given.SMTP_URL && !given.MAIL_FROM && !given.DEMO_MODE)
    return 'MAIL_FROM is missing beside SMTP_URL';
  if (given.WEBHOOK_URL && !given.WEBHOOK_SECRET)
    return 'WEBHOOK_SECRET is missing beside WEBHOOK_URL';
  return null;
}
