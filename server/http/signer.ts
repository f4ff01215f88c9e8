import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { facts } from '../db/schema/places';

/** Signs what a browser keeps or asks for, so that it is believed when it comes back. */
export interface Signer {
  sign(text: string): Promise<string>;
  isSigned(text: string, signature: string): Promise<boolean>;
}

const name = 'signing_key';

/** The shop's own key: made once, kept in the database, the same for all servers. */
async function readKey(db: Db): Promise<Buffer> {
  const fresh = randomBytes(32).toString('base64url');
  await db.insert(facts).values({ key: name, value: fresh }).onConflictDoNothing();
  const [row] = await db.select().from(facts).where(eq(facts.key, name));
  return Buffer.from(String(row?.value ?? fresh), 'base64url');
}

export function createSigner(db: Db): Signer {
  let known: Promise<Buffer> | null = null;
  const key = () => {
    known ??= readKey(db).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
  const sign = async (text: string) =>
    createHmac('sha256', await key())
      .update(text)
      .digest('base64url')
      .slice(0, 32);
  return {
    sign,
    isSigned: async (text, signature) => {
      const [right, given] = [Buffer.from(await sign(text)), Buffer.from(signature)];
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
}
