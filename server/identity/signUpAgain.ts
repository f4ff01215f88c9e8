import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import type { Call } from './call';
import { checkPassword } from './passwords';
import { countPassword } from './passwordTries';
import * as store from './store';
import { hasEntered } from './unentered';

interface Person {
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly names: { firstName: string; lastName: string };
}

const emailTaken = () => new Refusal('email_taken', { detail: { field: 'email' } });
const phoneTaken = () => new Refusal('phone_taken', { detail: { field: 'phone' } });

/**
 * A sign-up whose e-mail or phone is known. With both of them and the password it is that account's own, sent again
 * after a lost answer. Else, where nobody has ever entered the account and the password is its own, a phone or an
 * e-mail that was not proved gives way to what is typed now.
 * @throws Refusal `email_taken`, `phone_taken`, `too_many_attempts` as `countPassword`
 */
export async function signUpAgain(deps: Deps, call: Call, person: Person): Promise<number> {
  const { email, phone, names } = person;
  const byEmail = await store.findByIdentifier(deps.db, { channel: 'email', value: email });
  const byPhone = await store.findByIdentifier(deps.db, { channel: 'phone', value: phone });
  const at = deps.clock.now();
  const own = byEmail ?? byPhone;
  const taken = byEmail ? emailTaken : phoneTaken;
  if (!own?.passwordHash) throw taken();
  const isEntered = await hasEntered(deps.db, own, at);
  const isOwn = byEmail?.id === byPhone?.id;
  if (isEntered && !isOwn) throw taken();
  const identifier = byEmail
    ? ({ channel: 'email', value: email } as const)
    : ({ channel: 'phone', value: phone } as const);
  const tried = await countPassword(deps, call, identifier, own.id);
  if (!(await checkPassword(own.passwordHash, person.password))) throw taken();
  await tried.wasRight();
  if (isEntered) return own.id;
  if (byPhone && byPhone.id !== own.id) throw phoneTaken();
  if (own.emailVerified && own.email !== email) throw phoneTaken();
  if (own.phoneVerified && own.phone !== phone) throw emailTaken();
  await deps.db.transaction(async (tx) => {
    const now = await store.lockById(tx, own.id);
    const isSame =
      now?.emailVerified === own.emailVerified && now.phoneVerified === own.phoneVerified;
    if (!isSame || (await hasEntered(tx, own, at))) throw taken();
    await store.updateCustomer(tx, own.id, { ...names, email, phone });
  });
  return own.id;
}
