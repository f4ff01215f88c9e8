import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { tokens } from '../db/schema/people';
import type { Deps } from '../deps';
import { tokenHash } from '../http/caller';
import type { Call } from './call';

/** People of one household share a device. */
const mostPeople = 5;
const keptSeconds = 400 * 86_400;

interface Device {
  readonly id: string;
  readonly people: readonly number[];
}

/** Where people sign in; each has notes of its own. */
interface Entrance {
  readonly cookie: string;
  readonly path: string;
}
const entrances = {
  shop: { cookie: 'device', path: '/api/v1/auth' },
  desk: { cookie: 'desk_device', path: '/api/v1/desk' },
  operator: { cookie: 'shop_device', path: '/api/v1/desk/shop' },
  ride: { cookie: 'ride_device', path: '/api/v1/ride' },
} as const satisfies Record<string, Entrance>;
export type StaffEntrance = Exclude<keyof typeof entrances, 'shop'>;

export type DeviceCall = Pick<Call, 'request' | 'setCookie'>;

const textOf = ({ id, people }: Device) => `${id}.${people.join('_')}`;

/** The signed note of who has signed in from here before; it opens nothing. */
async function readNote(
  { signer }: Deps,
  { request }: DeviceCall,
  { cookie }: Entrance,
): Promise<Device | null> {
  const cookies = request.headers.get('cookie') ?? '';
  const note = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{16})\\.([\\d_]+)\\.([\\w-]+)`);
  const [, id, people, signature] = note.exec(cookies) ?? [];
  if (!id || !people || !signature) return null;
  const device = { id, people: people.split('_').map(Number) };
  return (await signer.isSigned(`${cookie}:${textOf(device)}`, signature)) ? device : null;
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
  const device = await readNote(deps, call, entrances.shop);
  if (device?.people.includes(customerId)) return device.id;
  return heldToken(deps, call, customerId);
}

/** The same of somebody who works for the shop. */
export async function knownStaffDevice(
  deps: Deps,
  call: DeviceCall,
  door: StaffEntrance,
  personId: number | undefined,
): Promise<string | null> {
  if (personId === undefined) return null;
  const device = await readNote(deps, call, entrances[door]);
  return device?.people.includes(personId) ? device.id : null;
}

/** Leaves a note with the device that this account was signed in to from it. */
export async function rememberDevice(
  deps: Deps,
  call: DeviceCall,
  personId: number,
  door: keyof typeof entrances = 'shop',
): Promise<void> {
  const { cookie, path } = entrances[door];
  const known = await readNote(deps, call, entrances[door]);
  const others = known?.people.filter((id) => id !== personId) ?? [];
  const device = {
    id: known?.id ?? randomBytes(12).toString('base64url'),
    people: [personId, ...others].slice(0, mostPeople),
  };
  const signature = await deps.signer.sign(`${cookie}:${textOf(device)}`);
  const secure = deps.env.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  call.setCookie(
    `${cookie}=${textOf(device)}.${signature}; Path=${path}; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
