import { signInAtDesk } from '../../../domain/desk/deskEndpoints';
import type { StaffRole } from '../../../domain/desk/staff';
import { perLanguage } from '../../../domain/language/languages';
import { storeStaff } from '../../../server/db/schema/desk';
import { reviews } from '../../../server/db/schema/reviews';
import { hashPassword } from '../../../server/identity/passwords';
import type { TestServer } from '../../support/server';

export const password = 'correct horse';
let number = 0;
/** Made once: it is slow on purpose. */
let hash: Promise<string> | undefined;

/** Somebody of a store, or of a renting office, who has chosen the `password`. */
export async function hire(
  server: TestServer,
  at: number | { providerId: number },
  role: StaffRole = 'staff',
) {
  number += 1;
  hash ??= hashPassword(password);
  const email = `${role}${number}@store.example`;
  const [row] = await server.db
    .insert(storeStaff)
    .values({
      ...(typeof at === 'number' ? { storeId: at } : at),
      email,
      role,
      passwordHash: await hash,
    })
    .returning();
  return { id: row?.id ?? 0, email };
}

/** Somebody at a desk; who they are, and a token of theirs. */
export async function staffAt(
  server: TestServer,
  at: number | { providerId: number },
  role: StaffRole = 'staff',
) {
  const { email } = await hire(server, at, role);
  const { token } = await server.call(signInAtDesk, { body: { email, password } });
  return { email, token };
}

/** One message of a desk's stream, as it is sent. */
export interface DeskNow {
  readonly orders: { id: number; order_status: string }[];
  readonly next?: number | null;
  readonly trips?: { id: number; trip_status: string }[];
  readonly inbox: { messages: number; reviews: number; last_message_time: string | null };
}

/** Reads a desk's stream; `until` resolves to the numbers of its open orders as soon as they are some. */
export function readDesk(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const nextWhole = async (): Promise<DeskNow | null> => {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const data = /^data: (.*)$/m.exec(buffer.slice(0, end))?.[1];
        buffer = buffer.slice(end + 2);
        if (!data) continue;
        return JSON.parse(data);
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return null;
      buffer += chunk.value;
    }
  };
  const next = async (): Promise<Record<number, string> | null> => {
    const now = await nextWhole();
    return now && Object.fromEntries(now.orders.map(({ id, order_status }) => [id, order_status]));
  };
  return { next, nextWhole, cancel: () => reader?.cancel() };
}

/** A review of a store's item that stands there already; its number. */
export async function reviewed(server: TestServer, storeId: number, itemId: number, rating = 4) {
  const [row] = await server.db
    .insert(reviews)
    .values({
      storeId,
      itemId,
      rating,
      customerName: perLanguage(() => 'Rana'),
      comment: perLanguage(() => 'A little cold'),
      images: [],
      createdAt: server.deps.clock.now(),
    })
    .returning({ id: reviews.id });
  return row?.id ?? 0;
}
