import { and, eq, gt, isNull } from 'drizzle-orm';
import type { StaffRole } from '../../domain/desk/staff';
import type { Db } from '../db/client';
import { staffTokens, storeStaff } from '../db/schema/desk';
import { tokenHash } from './caller';
import { Refusal } from './refusal';

/** Where somebody at a desk works: a store, or a renting office. */
export interface Workplace {
  readonly storeId: number | null;
  readonly providerId: number | null;
}

/** Somebody at a desk. Their tokens are none of customers', and the reverse. */
export interface DeskStaff extends Workplace {
  readonly id: number;
  readonly role: StaffRole;
  readonly email: string;
  readonly tokenHash: string;
}

/** Somebody at the desk of a store. */
export interface Staff extends DeskStaff {
  readonly storeId: number;
}

/** Somebody at the desk of a renting office. */
export interface ProviderStaff extends DeskStaff {
  readonly providerId: number;
}

export async function findStaff(
  db: Db,
  now: Date,
  authorization: string | undefined,
): Promise<DeskStaff | null> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!bearer) return null;
  const hash = tokenHash(bearer);
  const [row] = await db
    .select({
      id: storeStaff.id,
      storeId: storeStaff.storeId,
      providerId: storeStaff.providerId,
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
): Promise<DeskStaff> {
  const staff = await findStaff(db, now, authorization);
  if (!staff) throw new Refusal('unauthenticated');
  if (auth === 'owner' && staff.role !== 'owner') throw new Refusal('forbidden');
  return staff;
}

interface Called {
  readonly staff: DeskStaff | null;
}

/** Who calls an endpoint of the desk, wherever they work. */
export function deskStaffOf({ staff }: Called): DeskStaff {
  if (!staff) throw new Error('An endpoint that is not for staff has asked for its staff');
  return staff;
}

/** Who of a store calls. @throws Refusal `forbidden` for whoever works at a renting office */
export function staffOf(called: Called): Staff {
  const staff = deskStaffOf(called);
  const { storeId } = staff;
  if (storeId === null) throw new Refusal('forbidden');
  return { ...staff, storeId };
}

/** Who of a renting office calls. @throws Refusal `forbidden` for whoever works at a store */
export function providerStaffOf(called: Called): ProviderStaff {
  const staff = deskStaffOf(called);
  const { providerId } = staff;
  if (providerId === null) throw new Refusal('forbidden');
  return { ...staff, providerId };
}
