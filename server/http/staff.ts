import { and, eq, gt, isNull } from 'drizzle-orm';
import type { StaffRole } from '../../domain/desk/staff';
import type { Db } from '../db/client';
import { staffTokens, storeStaff } from '../db/schema/desk';
import { tokenHash } from './caller';
import { Refusal } from './refusal';

/** Somebody at the desk of a store. Their tokens are none of customers', and the reverse. */
export interface Staff {
  readonly id: number;
  readonly storeId: number;
  readonly role: StaffRole;
  readonly email: string;
  readonly tokenHash: string;
}

export async function findStaff(
  db: Db,
  now: Date,
  authorization: string | undefined,
): Promise<Staff | null> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!bearer) return null;
  const hash = tokenHash(bearer);
  const [row] = await db
    .select({
      id: storeStaff.id,
      storeId: storeStaff.storeId,
      role: storeStaff.role,
      email: storeStaff.email,
    })
    .from(staffTokens)
    .innerJoin(storeStaff, eq(storeStaff.id, staffTokens.staffId))
    .where(
      and(
        eq(staffTokens.hash, hash),
        isNull(staffTokens.revokedAt),
        gt(staffTokens.expiresAt, now),
      ),
    );
  return row ? { ...row, tokenHash: hash } : null;
}

/** @throws Refusal `unauthenticated` for whoever is not at a desk, `forbidden` for staff where an `owner` is asked for */
export async function requireStaff(
  db: Db,
  now: Date,
  authorization: string | undefined,
  auth: StaffRole,
): Promise<Staff> {
  const staff = await findStaff(db, now, authorization);
  if (!staff) throw new Refusal('unauthenticated');
  if (auth === 'owner' && staff.role !== 'owner') throw new Refusal('forbidden');
  return staff;
}

/** Who calls an endpoint of the desk. */
export function staffOf({ staff }: { staff: Staff | null }): Staff {
  if (!staff) throw new Error('An endpoint that is not for staff has asked for its staff');
  return staff;
}
