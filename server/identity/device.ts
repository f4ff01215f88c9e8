import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { tokens } from '../db/schema/people';
import type { Deps } from '../deps';
import { tokenHash } from '../http/caller';
import type { Call } from './call';

/** People of one household share a device. */
const mostCustomers = 5;
const keptSeconds = 400 * 86_400;

interface Device {
  readonly id: string;
  readonly customers: readonly number[];
}

const textOf = ({ id, customers }: Device) => `${id}.${customers.join('_')}`;

/** The signed note of who has signed in from here before; it opens nothing. */
async function readNote({ signer }: Deps, { request }: Call): Promise<Device | null> {
  const cookies = request.headers.get('cookie') ?? '';
  const [, id, customers, signature] =
    /(?:^|;\s*)device=([\w-]{16})\.([\d_]+)\.([\w-]+)/.exec(cookies) ?? [];
  if (!id || !customers || !signature) return null;
  const device = { id, customers: customers.split('_').map(Number) };
  return (await signer.isSigned(`device:${textOf(device)}`, signature)) ? device : null;
}

/** A program keeps no cookies, but its token: also one that has ended says that it was here. */
async function heldToken(
  { db }: Deps,
  { request }: Call,
  customerId: number,
): Promise<string | null> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!bearer) return null;
  const [row] = await db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(and(eq(tokens.hash, tokenHash(bearer)), eq(tokens.customerId, customerId)));
  return row ? row.hash.slice(0, 16) : null;
}

/** The name of the device that calls, if that account was signed in to from it before; else null. */
export async function knownDevice(
  deps: Deps,
  call: Call,
  customerId: number | null | undefined,
): Promise<string | null> {
  if (customerId === null || customerId === undefined) return null;
  const device = await readNote(deps, call);
  if (device?.customers.includes(customerId)) return device.id;
  return heldToken(deps, call, customerId);
}

/** Leaves a note with the device that this account was signed in to from it. */
export async function rememberDevice(deps: Deps, call: Call, customerId: number): Promise<void> {
  const known = await readNote(deps, call);
  const others = known?.customers.filter((id) => id !== customerId) ?? [];
  const device = {
    id: known?.id ?? randomBytes(12).toString('base64url'),
    customers: [customerId, ...others].slice(0, mostCustomers),
  };
  const signature = await deps.signer.sign(`device:${textOf(device)}`);
  const secure = deps.env.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  call.setCookie(
    `device=${textOf(device)}.${signature}; Path=/api/v1/auth; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
