import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { profile } from '../../../domain/account/customer';
import { fromMillis } from '../../../domain/values/money';
import { orders } from '../../db/schema/orders';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { isTextOn } from '../../outgoing/channels';
import * as store from '../store';

/** Whether they are sent text messages; null where nobody is. */
export const textWish = async (
  deps: Deps,
  { textsOff }: { textsOff: boolean },
): Promise<0 | 1 | null> => ((await isTextOn(deps)) ? (textsOff ? 0 : 1) : null);

/** The signed-in customer as the wire shows it (PROF-12). */
export async function readProfile(
  deps: Deps,
  customerId: number,
): Promise<v.InferInput<typeof profile>> {
  const customer = await store.findById(deps.db, customerId);
  if (!customer) throw new Refusal('unauthenticated');
  return {
    id: customer.id,
    f_name: customer.firstName,
    l_name: customer.lastName,
    phone: customer.phone ?? '',
    email: customer.email ?? '',
    image: customer.image,
    image_full_url: customer.image,
    interest: customer.interests,
    interest_modules: customer.interestModules,
    is_phone_verified: customer.phoneVerified ? 1 : 0,
    // Text for the one and a number for the other: so clients of this family know it.
    is_email_verified: customer.emailVerified ? '1' : '0',
    wallet_balance: fromMillis(customer.walletBalance),
    loyalty_point: customer.loyaltyPoint,
    ref_code: customer.refCode,
    order_count: await deps.db.$count(orders, eq(orders.customerId, customer.id)),
    text_messages: await textWish(deps, customer),
    storage: customer.image === '' ? [] : [{ key: 'image', value: 'public' }],
  };
}
