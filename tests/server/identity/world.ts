import { desc, eq } from 'drizzle-orm';
import { login, signUp } from '../../../domain/identity/identityEndpoints';
import { outbox } from '../../../server/db/schema/identity';
import { readSetting } from '../../../server/settings/fields';
import { writeSetting } from '../../../server/settings/settings';
import { openShop, type Shop } from '../orders/shop';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

export interface IdentityWorld extends Shop {
  /** Sets a business setting as `npm run settings` does. */
  set(field: string, value: unknown): Promise<void>;
  /** Switches sign-in methods and proofs on; everything not named is off. */
  offer(...switches: string[]): Promise<void>;
  /** A person whom nobody knows yet. */
  stranger(): Person;
  /** The same, signed up while no proofs are asked for. */
  member(): Promise<Person & { token: string }>;
  /** The last code sent to a phone or e-mail. */
  codeTo(recipient: string): Promise<string>;
  /** How many messages went to a phone or e-mail. */
  sentTo(recipient: string): Promise<number>;
  signIn(person: Person, guest_id?: string): Promise<string | null>;
}

let number = 0;

export const openIdentity = async (env?: Record<string, string>): Promise<IdentityWorld> =>
  identityOn(await openShop(env));

/** The same in a shop that is there. */
export function identityOn(shop: Shop): IdentityWorld {
  const world: IdentityWorld = {
    ...shop,
    set: async (field, value) => {
      const read = readSetting(field, value);
      if (!read.ok) throw new Error(read.reason);
      await writeSetting(shop.db, field, read.value);
      shop.deps.settings.refresh();
    },
    offer: async (...switches) => {
      const config = await shop.deps.settings.config();
      const names = Object.keys(config.centralize_login);
      const values = names.map((name) => [name, switches.includes(name) ? 1 : 0]);
      await world.set('centralize_login', Object.fromEntries(values));
    },
    stranger: () => {
      number += 1;
      return {
        name: `Noor Test${number}`,
        email: `noor${number}@example.com`,
        phone: `+96655${String(2_000_000 + number)}`,
        password: 'secret1',
      };
    },
    member: async () => {
      const person = world.stranger();
      const { token } = await shop.call(signUp, { body: person });
      if (!token) throw new Error('Signing up gave no token');
      return { ...person, token };
    },
    codeTo: async (recipient) => {
      const [row] = await shop.db
        .select()
        .from(outbox)
        .where(eq(outbox.recipient, recipient))
        .orderBy(desc(outbox.id))
        .limit(1);
      if (!row) throw new Error(`Nothing was sent to ${recipient}`);
      return row.code;
    },
    sentTo: async (recipient) =>
      (await shop.db.select().from(outbox).where(eq(outbox.recipient, recipient))).length,
    signIn: async ({ email, password }, guest_id) =>
      (await shop.call(login, { body: { email_or_phone: email, password, guest_id } })).token,
  };
  return world;
}

export const otherThan = (code: string, step = 1): string =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0');
