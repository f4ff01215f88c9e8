import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { customers } from '../../db/schema/people';

/** Where somebody is written to: the address that they gave for it, else their account's; null where there is none. */
export async function mailOf(
  db: Db,
  { contactPersonEmail, customerId }: { contactPersonEmail: string; customerId: number | null },
): Promise<string | null> {
  if (contactPersonEmail !== '') return contactPersonEmail;
  if (customerId === null) return null;
  const [customer] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.email || null;
}
