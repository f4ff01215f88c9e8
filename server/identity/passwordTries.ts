import type { Db, Tx } from '../db/client';
import type { Deps } from '../deps';
import {
  countAttempt,
  countByAddress,
  countTurn,
  forgetAttempts,
  forgetTurns,
  takeTurnBack,
} from './attempts';
import type { Call } from './call';
import { knownDevice } from './device';
import type { Identifier } from './identifiers';

/** One account is counted once, by whichever of its names it is tried. */
const accountOf = ({ value }: Identifier, customerId: number | null) =>
  `login:${customerId ?? value}`;
const fromAddress = (account: string, { address }: Call) => `${account}@${address}`;

/**
 * Counts a password that is tried on an account: by device where it was signed in to before, so that strangers take
 * no try from it; else by account and address first, then by account, whose turns become rarer.
 * @throws Refusal `too_many_attempts` with Retry-After
 */
export async function countPassword(
  deps: Deps,
  call: Call,
  identifier: Identifier,
  customerId: number | null,
): Promise<{ wasRight(): Promise<void> }> {
  const { db, env } = deps;
  const now = deps.clock.now();
  const account = accountOf(identifier, customerId);
  const device = await knownDevice(deps, call, customerId);
  if (device) {
    const key = `${account}:${device}`;
    await countAttempt(db, key, env.LIMIT_PASSWORDS, now, 'too_many_attempts');
    return { wasRight: () => forgetAttempts(db, key) };
  }
  await countByAddress(db, 'login', call.address, env.LIMIT_SIGN_INS, now);
  const key = fromAddress(account, call);
  await countAttempt(db, key, env.LIMIT_PASSWORDS, now, 'too_many_attempts');
  const rule = { rate: env.LIMIT_PASSWORDS_ACCOUNT, waits: env.PASSWORD_WAITS };
  await countTurn(db, account, rule, now);
  return {
    wasRight: async () => {
      await forgetAttempts(db, key);
      await takeTurnBack(db, account);
    },
  };
}

/** A new password begins anew. */
export async function forgetPasswordTries(
  db: Db | Tx,
  call: Call,
  identifier: Identifier,
  customerId: number,
): Promise<void> {
  const account = accountOf(identifier, customerId);
  await forgetAttempts(db, fromAddress(account, call));
  await forgetTurns(db, account);
}
