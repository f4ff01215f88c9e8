import { signInAsOperator } from '../../../domain/operator/operatorEndpoints';
import { applications } from '../../../server/db/schema/applications';
import { operators } from '../../../server/db/schema/operators';
import { hashPassword } from '../../../server/identity/passwords';
import type { TestServer } from '../../support/server';
import { password } from '../desk/desk';

let number = 0;
let hash: Promise<string> | undefined;

/** An operator who has chosen the `password`, and a token of theirs. */
export async function operatorIn(server: TestServer) {
  number += 1;
  hash ??= hashPassword(password);
  const email = `operator${number}@shop.example`;
  await server.db.insert(operators).values({ email, passwordHash: await hash });
  const { token } = await server.call(signInAsOperator, { body: { email, password } });
  return { email, token };
}

/** An application that waits; its number. */
export async function applied(
  server: TestServer,
  parts: Partial<typeof applications.$inferInsert> = {},
): Promise<number> {
  number += 1;
  const [row] = await server.db
    .insert(applications)
    .values({
      kind: 'store',
      firstName: 'Lina',
      lastName: 'Haddad',
      phone: `+96650${String(3_000_000 + number)}`,
      email: `lina${number}@oven.example`,
      passwordHash: 'x',
      zoneId: 1,
      lat: 24.7,
      lng: 46.7,
      facts: {
        store_name: 'Oven',
        store_address: 'Palm Street 1',
        module_id: 1,
        business_plan: 'commission',
        package_id: null,
        language: 'en',
      },
      pictures: {},
      ...parts,
    })
    .returning();
  return row?.id ?? 0;
}
