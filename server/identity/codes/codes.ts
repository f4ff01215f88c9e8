import type { CodeSent } from '../../../domain/identity/codeSent';
import type { Db, Tx } from '../../db/client';
import type { CodeChannel, CodePurpose } from '../../db/schema/identity';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { countByAddress } from '../attempts';
import type { Call } from '../call';
import { codeMinutes, resendSeconds } from './limits';
import { maskIdentifier } from './mask';
import { hashCode, newCode, newSalt, noHash, readCode } from './secret';
import * as store from './store';
import { tellCode } from './texts';
import { countCode, countOwnGuess, deviceOf } from './tries';

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly channel: CodeChannel;
  readonly identifier: string;
  /** What else the code is bound to; the identifier alone unless told. */
  readonly subject?: string;
  readonly customerId: number | null;
  readonly details?: Record<string, string>;
  /**
   * `now` waits until the message is handed over; `later` does not, so that time does not tell whether there was one;
   * `none` makes a code that nobody knows, after the same work.
   */
  readonly delivery: 'now' | 'later' | 'none';
}

const seconds = (from: Date, count: number) => new Date(from.getTime() + count * 1000);

const draft = (wanted: CodeRequest, now: Date, salt: string, hash: string): store.CodeRow => ({
  purpose: wanted.purpose,
  subject: wanted.subject ?? wanted.identifier,
  channel: wanted.channel,
  identifier: wanted.identifier,
  customerId: wanted.customerId,
  salt,
  hash,
  details: wanted.details ?? {},
  wrongTries: 0,
  sentAt: now,
  resendAt: seconds(now, resendSeconds),
  expiresAt: seconds(now, codeMinutes * 60),
  usedAt: null,
});

/** What the wire says of a code on its way; `code` shows in demo mode only. */
const toCodeSent = (deps: Deps, row: store.CodeRow, code: string | undefined): CodeSent => ({
  on: row.channel,
  to: maskIdentifier(row.channel, row.identifier),
  resend_at: row.resendAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  ...(deps.env.DEMO_MODE && code && { demo_otp: code }),
});

/**
 * Makes a code and sends it (OTP-02, OTP-03). In demo mode the answer holds it.
 * @throws Refusal `otp_too_soon` within a minute of the last, with `code_sent` of that one; `otp_daily_limit` after ten
 *   in a day, `not_delivered`, `too_many_attempts`
 */
export async function sendCode(deps: Deps, call: Call, wanted: CodeRequest): Promise<CodeSent> {
  const now = deps.clock.now();
  const [code, salt] = [newCode(), newSalt()];
  const hash = await hashCode(code, salt);
  const row = draft(wanted, now, salt, wanted.delivery === 'none' ? noHash() : hash);
  const device = await deviceOf(deps, call, row);
  const placed = await deps.db.transaction(async (tx) => {
    const before = await store.lockCode(tx, row.purpose, row.subject);
    const fresh = await store.replaceCode(tx, row, false);
    if (!fresh) return null;
    await countCode(tx, deps, call, row, device, now);
    return { fresh, before };
  });
  if (!placed) return refuseTooSoon(deps, row, now);
  const { fresh, before } = placed;
  if (wanted.delivery !== 'none') {
    await deliver(deps, call, fresh, code, wanted.delivery, before);
  }
  return toCodeSent(deps, fresh, code);
}

/** The code that was sent for this a moment ago, or a new one: for calls that only happen to need a code. */
export async function ensureCode(deps: Deps, call: Call, wanted: CodeRequest): Promise<CodeSent> {
  const now = deps.clock.now();
  const known = await store.findCode(deps.db, wanted.purpose, wanted.subject ?? wanted.identifier);
  const isFresh = known && !known.usedAt && known.resendAt > now;
  if (!isFresh || known.customerId !== wanted.customerId) return sendCode(deps, call, wanted);
  return toCodeSent(deps, known, await demoHint(deps, known));
}

/** Notes that a proof is awaited from a provider that sends its own codes: the purpose is open, but no code of ours fits. */
export async function expectProof(
  deps: Deps,
  wanted: Omit<CodeRequest, 'delivery'>,
): Promise<void> {
  const now = deps.clock.now();
  const row = draft({ ...wanted, delivery: 'none' }, now, newSalt(), noHash());
  await deps.db.transaction((tx) => store.replaceCode(tx, { ...row, resendAt: now }, true));
}

/** Makes a code that was proved elsewhere fit for its purpose, for ten minutes. */
export async function acceptCode(
  deps: Deps,
  wanted: Omit<CodeRequest, 'delivery'>,
  code: string,
): Promise<void> {
  const now = deps.clock.now();
  const salt = newSalt();
  const row = draft({ ...wanted, delivery: 'now' }, now, salt, await hashCode(code, salt));
  await deps.db.transaction((tx) => store.replaceCode(tx, row, true));
}

export interface Guess {
  readonly purpose: CodePurpose;
  readonly subject: string;
  readonly typed: string;
}
export type Verdict = { ok: true; row: store.CodeRow } | { ok: false; refusal: Refusal };
type PreparedGuess =
  | { row: store.CodeRow; hash: string; isOwnDevice: boolean }
  | { refusal: Refusal };

/** Everything about a guess that takes long, before a transaction begins. */
export async function prepareGuess(deps: Deps, call: Call, guess: Guess): Promise<PreparedGuess> {
  const now = deps.clock.now();
  const row = await store.findCode(deps.db, guess.purpose, guess.subject);
  const device = row ? await deviceOf(deps, call, row) : null;
  if (!device) {
    await countByAddress(deps.db, 'guesses', call.address, deps.env.LIMIT_GUESSES, now);
  }
  if (!row || row.usedAt || row.expiresAt <= now) return { refusal: new Refusal('otp_expired') };
  if (device) await countOwnGuess(deps, row, device, now);
  else if (row.wrongTries >= store.mostWrongTries) {
    return { refusal: new Refusal('otp_too_many') };
  }
  const code = readCode(guess.typed);
  return { row, hash: await hashCode(code ?? '', row.salt), isOwnDevice: device !== null };
}

/** Judges a prepared guess. A refusal is a result here, so that a transaction keeps the counted try. */
export async function judge(
  db: Db | Tx,
  prepared: PreparedGuess,
  consume: boolean,
  now: Date,
): Promise<Verdict> {
  if ('refusal' in prepared) return { ok: false, refusal: prepared.refusal };
  const { row, hash, isOwnDevice } = prepared;
  const tried = await store.tryCode(db, row, hash, { consume, isOwnDevice }, now);
  if (tried?.fits) return { ok: true, row };
  if (tried) return { ok: false, refusal: new Refusal('otp_wrong') };
  const left = await store.findCode(db, row.purpose, row.subject);
  const isSpent = left?.salt === row.salt && left.wrongTries >= store.mostWrongTries;
  return { ok: false, refusal: new Refusal(isSpent ? 'otp_too_many' : 'otp_expired') };
}

/**
 * Checks a code and uses it up.
 * @throws Refusal `otp_wrong`, `otp_expired` (also used or never sent), `otp_too_many` after five wrong ones
 */
export async function spendCode(deps: Deps, call: Call, guess: Guess): Promise<store.CodeRow> {
  const prepared = await prepareGuess(deps, call, guess);
  const verdict = await judge(deps.db, prepared, true, deps.clock.now());
  if (!verdict.ok) throw verdict.refusal;
  return verdict.row;
}

async function deliver(
  deps: Deps,
  call: Call,
  row: store.CodeRow,
  code: string,
  delivery: 'now' | 'later',
  before: store.CodeRow | undefined,
): Promise<void> {
  const { business_name: shop } = await deps.settings.config(call.language);
  const { channel, purpose, identifier: to } = row;
  const host = deps.env.PUBLIC_URL ? new URL(deps.env.PUBLIC_URL).host : '';
  const text = tellCode({ purpose, channel, code, language: call.language, shop, host });
  const sending = deps.messenger
    .send({ channel, to, code, ...text }, row.sentAt)
    .catch(async (error: unknown) => {
      await store.takeBack(deps.db, row, before);
      throw error;
    });
  if (delivery === 'now') await sending;
  // Already told to whoever runs the shop; the caller must not learn that there was somebody to send to.
  else sending.catch(() => {});
}

const demoHint = async (deps: Deps, row: store.CodeRow) =>
  deps.env.DEMO_MODE ? store.lastDemoCode(deps.db, row.identifier) : undefined;

async function refuseTooSoon(deps: Deps, row: store.CodeRow, now: Date): Promise<never> {
  const known = await store.findCode(deps.db, row.purpose, row.subject);
  if (!known) throw new Refusal('otp_too_soon', { retryAfter: resendSeconds });
  const wait = Math.ceil((known.resendAt.getTime() - now.getTime()) / 1000);
  throw new Refusal('otp_too_soon', {
    retryAfter: Math.max(1, wait),
    detail: { code_sent: toCodeSent(deps, known, await demoHint(deps, known)) },
  });
}
