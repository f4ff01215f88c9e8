import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/client';
import { operators, operatorTokens } from '../db/schema/operators';
import { tokenHash } from './caller';
import { Refusal } from './refusal';

/** Somebody of the shop itself who is signed in. Their tokens are no customers', no desk's and no couriers', and the reverse. */
export interface Operator {
  readonly id: number;
  readonly email: string;
  readonly tokenHash: string;
}

/** @throws Refusal `unauthenticated` for whoever is no operator */
export async function requireOperator(
  db: Db,
  now: Date,
  authorization: string | undefined,
): Promise<Operator> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!bearer) throw new Refusal('unauthenticated');
  const hash = tokenHash(bearer);
  const [row] = await db
    .select({ id: operators.id, email: operators.email })
    .from(operatorTokens)
    .innerJoin(operators, eq(operators.id, operatorTokens.operatorId))
    .where(
      and(
        eq(operatorTokens.hash, hash),
        isNull(operatorTokens.revokedAt),
        gt(operatorTokens.expiresAt, now),
      ),
    );
  if (!row) throw new Refusal('unauthenticated');
  return { ...row, tokenHash: hash };
}

/** Who calls an endpoint of operators. */
export function operatorOf({ operator }: { operator: Operator | null }): Operator {
  if (!operator)
    throw new Error('An endpoint that is not for operators has asked for its operator');
  return operator;
}
