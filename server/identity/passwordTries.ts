import type { Db, Tx } from '../db/client';
import type { Deps } from '../deps';
import {
  countAttempt,
  countByAddress,
  countTurn,
  forgetAttempts,
  forgetTurns,
  refuseSpent,
  takeTurnBack,
} from './attempts';
import type { Call } from './call';
import { knownDevice } from './device';
import type { Identifier } from './identifiers';

/** One account is counted once, by whichever of its names it is tried. */
const accountOf = ({ value }: Identifier, customerId: number | null) =>
  `login:${customerId ?? value}`;
const fromAddress = (account: string, address: string) => `${account}@${address}`;

interface Trier {
  readonly address: string;
  /** The name of the device, where the account was signed in to from it before. */
  readonly device: string | null;
}

/**
 * Counts a password that is tried on an account: by device where it was signed in to before, so that strangers take
 * no try from it; else by account and address first, then by account, whose turns become rarer.
 * @throws Refusal `too_many_attempts` with Retry-After
 */
export async function countTries(
  { db, env, clock }: Deps,
  account: string,
  { address, device }: Trier,
): Promise<{ wasRight(): Promise<void> }> {
  const now = clock.now();
  if (device) {
    const key = `${account}:${device}`;
    await countAttempt(db, key, env.LIMIT_PASSWORDS, now, 'too_many_attempts');
    return { wasRight: () => forgetAttempts(db, key) };
  }
  await countByAddress(db, 'login', address, env.LIMIT_SIGN_INS, now);
  const key = fromAddress(account, address);
  // Counted after the turn: who is refused one has not tried.
  await refuseSpent(db, key, env.LIMIT_PASSWORDS, now, 'too_many_attempts');
  const rule = { rate: env.LIMIT_PASSWORDS_ACCOUNT, waits: env.PASSWORD_WAITS };
  await countTurn(db, account, rule, now);
  await countAttempt(db, key, env.LIMIT_PASSWORDS, now, 'too_many_attempts');
  return {
    wasRight: async () => {
      await forgetAttempts(db, key);
      await takeTurnBack(db, account);
    },
  };
}

/** The same of a customer's account. @throws Refusal as `countTries` */
export async function countPassword(
  deps: Deps,
  call: Call,
  identifier: Identifier,
  customerId: number | null,
): Promise<{ wasRight(): Promise<void> }> {
  const device = await knownDevice(deps, call, customerId);
  return countTries(deps, accountOf(identifier, customerId), { address: call.address, device });
}

/** A new password begins anew. */
export async function forgetPasswordTries(
  db: Db | Tx,
  call: Call,
  identifier: Identifier,
  customerId: number,
): Promise<void> {
  const account = accountOf(identifier, customerId);
  await forgetAttempts(db, fromAddress(account, call.address));
  await forgetTurns(db, account);
}
