import { hash, verify } from '@node-rs/argon2';

// OWASP's floor for argon2id: 19 MiB, two passes, one lane; about 14 ms on a small server.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id hash in PHC form. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | null = null;

/**
 * Whether a password fits a stored hash. Without a hash (no such account, or one without a
 * password) it takes just as long and is false, so that time does not tell who has an account.
 */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const fits = await verify(stored ?? (await decoy), password, cost);
  return stored !== null && fits;
}
