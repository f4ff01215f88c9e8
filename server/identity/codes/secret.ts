import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';

const codeLength = 6;

export const newCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
export const newSalt = (): string => randomBytes(16).toString('hex');
/** What no code has as its hash. */
export const noHash = (): string => randomBytes(32).toString('hex');

/** A million codes are soon tried by whoever reads the database: a slow hash makes that take longer than a code lives. */
export async function hashCode(code: string, salt: string): Promise<string> {
  const raw = await hashRaw(code, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    salt: Buffer.from(salt, 'hex'),
  });
  return raw.toString('hex');
}

/** A code as typed, in digits 0 to 9; null when it is no code. */
export function readCode(typed: string): string | null {
  const digits = typed
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
  return new RegExp(`^\\d{${codeLength}}$`).test(digits) ? digits : null;
}
