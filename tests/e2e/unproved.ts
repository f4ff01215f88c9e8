import { readFileSync, writeFileSync } from 'node:fs';
import { identityAddress, identityData } from './servers';

const file = `${identityData}-unproved-token`;

/** Makes an account while no proof is asked for, so that its phone is not proved when one is. */
export async function makeUnprovedAccount(): Promise<void> {
  const answer = await fetch(`${identityAddress}/api/v1/auth/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Omar Saleh',
      email: `omar${Date.now()}@example.com`,
      phone: `+9665${String(Date.now()).slice(-8)}`,
      password: 'secret1',
      confirm_password: 'secret1',
    }),
  });
  const { token } = await answer.json();
  if (typeof token !== 'string') throw new Error('The account that is to be unproved got no token');
  writeFileSync(file, token);
}

export const unprovedToken = (): string => readFileSync(file, 'utf8');
