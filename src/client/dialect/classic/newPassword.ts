import { noteCode, sending } from './codesSent';
import { factsOf } from './facts';
import { byField, renamed } from './renamed';
import type { Table } from './tables';
import type { There } from './there';
import { type Row, word } from './values';

const wrongCode = { code: 'otp_wrong' };

/** Whom a new password is for; the oldest know a phone alone. */
async function forgotten(there: There): Promise<Row> {
  const { verification_method, phone, email, ...rest } = there.asked.body;
  if ((await factsOf(there)).isOldest) return { phone, ...rest };
  return verification_method === 'email'
    ? { verification_method, email, ...rest }
    : { verification_method: 'phone', phone, ...rest };
}

async function forgot(there: There): Promise<unknown> {
  const fields = await forgotten(there);
  const to = word(fields.phone) || word(fields.email);
  const answer = await sending(
    to,
    there.ask('POST', '/auth/forgot-password', fields, { isNameless: true }),
  );
  noteCode(to);
  return answer;
}

const wrongReset = ({ code }: { code: string }, status: number) => {
  if (status === 405) return { code: 'otp_too_many' };
  return status === 400 || code === 'invalid' || code === 'reset_token' ? wrongCode : {};
};

export const newPassword: Table = {
  'POST /auth/forgot-password': forgot,
  'POST /auth/verify-token': async (there) =>
    renamed(
      there.ask('POST', '/auth/verify-token', await forgotten(there), { isNameless: true }),
      wrongReset,
    ),
  'PUT /auth/reset-password': async (there) =>
    renamed(
      there.ask('PUT', '/auth/reset-password', await forgotten(there), { isNameless: true }),
      (error, status) =>
        status === 404 ? wrongCode : { ...byField(error, status), ...wrongReset(error, status) },
    ),
};
