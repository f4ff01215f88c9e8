import { eq } from 'drizzle-orm';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { couriers, orders } from '../../../server/db/schema/orders';
import { courierAccounts } from '../../../server/db/schema/ride';
import { hashPassword } from '../../../server/identity/passwords';
import { openRideSession } from '../../../server/ride/store';
import { pngOf } from '../../support/pictures';
import type { TestServer } from '../../support/server';

export const password = 'correct horse';
let number = 0;
/** Made once: it is slow on purpose. */
let hash: Promise<string> | undefined;

/** A courier of a zone who has chosen the `password`; who they are, and a token of theirs. */
export async function riderIn(server: TestServer, zoneId: number, name = 'Samir Aziz') {
  number += 1;
  hash ??= hashPassword(password);
  const email = `rider${number}@ride.example`;
  const phone = `+96655500${String(number).padStart(4, '0')}`;
  const [row] = await server.db
    .insert(couriers)
    .values({ name: { en: name }, vehicle: { en: 'Scooter' }, phone, image: '', zoneId })
    .returning();
  const id = row?.id ?? 0;
  await server.db
    .insert(courierAccounts)
    .values({ courierId: id, email, passwordHash: await hash });
  const token = await openRideSession(server.db, id, server.deps.clock.now());
  return { id, email, phone, token };
}

/** Makes an order that of a customer. */
export async function ownedBy(server: TestServer, orderId: number, token: string): Promise<void> {
  const { id: customerId } = await server.call(getProfile, { token });
  await server.db.update(orders).set({ customerId }).where(eq(orders.id, orderId));
}

export async function codeOf(server: TestServer, orderId: number): Promise<string> {
  const [row] = await server.db.select().from(orders).where(eq(orders.id, orderId));
  return row?.deliveryCode ?? '';
}

/** Another one than that. */
export const wrongCode = (code: string): string => (code === '0000' ? '1111' : '0000');

/** How something lies at a door. */
export const doorPhoto = (content: Uint8Array = pngOf(3, 3)) =>
  new File([Uint8Array.from(content)], 'door.png', { type: 'image/png' });

interface Shown {
  readonly is_on_duty: number;
  readonly jobs: readonly { id: number; order_status: string }[];
  readonly offers: readonly { id: number }[];
}

/** Reads a courier's stream: each message as duty, orders and their states, and numbers of offers. */
export function readRide(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const next = async () => {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const data = /^data: (.*)$/m.exec(buffer.slice(0, end))?.[1];
        buffer = buffer.slice(end + 2);
        if (!data) continue;
        const { is_on_duty, jobs, offers }: Shown = JSON.parse(data);
        return {
          is_on_duty,
          jobs: Object.fromEntries(jobs.map(({ id, order_status }) => [id, order_status])),
          offers: offers.map(({ id }) => id),
        };
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return null;
      buffer += chunk.value;
    }
  };
  return { next, cancel: () => reader?.cancel() };
}
