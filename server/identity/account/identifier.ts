import type * as v from 'valibot';
import type { updateProfile } from '../../../domain/account/customerEndpoints';
import type { ProfileUpdated } from '../../../domain/identity/identity';
import type { Tx } from '../../db/client';
import type { CodeChannel } from '../../db/schema/identity';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import type { Call } from '../call';
import { release } from '../claims';
import type { Identifier } from '../identifiers';
import * as store from '../store';

export type ProfileBody = v.InferOutput<(typeof updateProfile)['body']>;

export interface Self {
  readonly id: number;
  readonly tokenHash: string;
}

const updated = t('Profile updated successfully!');
export const profileDone = (call: Call): ProfileUpdated => ({
  message: updated[call.language],
  otp_send: 0,
  verification_on: '',
  verification_medium: '',
});

/** @throws Refusal `email_taken` or `phone_taken` */
export async function refuseTaken(
  db: Deps['db'] | Tx,
  identifier: Identifier,
  id: number,
): Promise<void> {
  const code = takenCodes[identifier.channel];
  if (await store.isTaken(db, identifier, id)) {
    throw new Refusal(code, { detail: { field: identifier.channel } });
  }
}
const takenCodes = { email: 'email_taken', phone: 'phone_taken' } as const satisfies Record<
  CodeChannel,
  string
>;

/** Gives a customer a phone or e-mail; a proved one is taken from an account that holds it as a mere note. */
export async function setIdentifier(
  tx: Tx,
  id: number,
  identifier: Identifier,
  isProven: boolean,
): Promise<void> {
  const { channel, value } = identifier;
  if (isProven && (await store.isTaken(tx, identifier, id))) await release(tx, identifier);
  await refuseTaken(tx, identifier, id);
  await store.updateCustomer(
    tx,
    id,
    channel === 'email'
      ? { email: value, emailVerified: isProven }
      : { phone: value, phoneVerified: isProven },
  );
}
