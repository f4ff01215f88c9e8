import { and, eq, gt, isNull } from 'drizzle-orm';
import type { OwnText } from '../../domain/language/localized';
import type { Db } from '../db/client';
import { couriers } from '../db/schema/orders';
import { courierAccounts, courierTokens } from '../db/schema/ride';
import { tokenHash } from './caller';
import { Refusal } from './refusal';

/** A courier who is signed in. Their tokens are none of customers' and of no desk, and the reverse. */
export interface Courier {
  readonly id: number;
  readonly name: OwnText;
  readonly email: string;
  readonly zoneId: number;
  readonly tokenHash: string;
}

export async function findCourier(
  db: Db,
  now: Date,
  authorization: string | undefined,
): Promise<Courier | null> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!bearer) return null;
  const hash = tokenHash(bearer);
  const [row] = await db
    .select({
      id: couriers.id,
      name: couriers.name,
      email: courierAccounts.email,
      zoneId: couriers.zoneId,
    })
    .from(courierTokens)
    .innerJoin(courierAccounts, eq(courierAccounts.courierId, courierTokens.courierId))
    .innerJoin(couriers, eq(couriers.id, courierAccounts.courierId))
    .where(
      and(
        eq(courierTokens.hash, hash),
        isNull(courierTokens.revokedAt),
        gt(courierTokens.expiresAt, now),
      ),
    );
  return row ? { ...row, tokenHash: hash } : null;
}

/** @throws Refusal `unauthenticated` for whoever is no courier */
export async function requireCourier(
  db: Db,
  now: Date,
  authorization: string | undefined,
): Promise<Courier> {
  const courier = await findCourier(db, now, authorization);
  if (!courier) throw new Refusal('unauthenticated');
  return courier;
}

/** Who calls an endpoint of couriers. */
export function courierOf({ courier }: { courier: Courier | null }): Courier {
  if (!courier) throw new Error('An endpoint that is not for couriers has asked for its courier');
  return courier;
}
