import type { StorageKey } from '../storage/storage';

/** A shopper who comes back later has given the attempt up; servers forget keys too. */
const attemptLifetime = 30 * 60_000;

/** The attempt whose outcome is unknown, or null; one that is too old is forgotten. */
export function pendingIn<Stored extends { at: number }>(
  memory: StorageKey<Stored>,
): Stored | null {
  const stored = memory.get();
  if (!stored) return null;
  if (Date.now() - stored.at < attemptLifetime) return stored;
  memory.set(null);
  return null;
}

/** What makes one order or booking happen once: 128 random bits. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
