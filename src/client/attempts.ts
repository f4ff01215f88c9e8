import { runtimeConfig } from './runtimeConfig';
import { isTimeHeard, steadyNow } from './steadyClock';
import type { StorageKey } from './storage/storage';

const load = () => import('./windowName');
let loaded: ReturnType<typeof load> | null = null;
const names = () => {
  loaded ??= load();
  loaded.catch(() => {
    loaded = null;
  });
  return loaded;
};

/** Tells this window from others; asked when something is sent, so that no page pays for it before. */
export const thisWindow = async () => (await names()).windowName();

/** A shopper who comes back later has given the attempt up; servers forget keys too. */
const attemptLifetime = 30 * 60_000;

/**
 * The attempt whose outcome is unknown, or null; one that is too old is forgotten. The device's clock alone makes none old for
 * good where the shop can tell the time: it is found again once it has.
 */
export function pendingIn<Stored extends { at: number }>(
  memory: StorageKey<Stored>,
): Stored | null {
  const stored = memory.get();
  if (!stored) return null;
  if (steadyNow() - stored.at < attemptLifetime) return stored;
  if (isTimeHeard() || runtimeConfig.apiUrl) memory.set(null);
  return null;
}

/** What makes one order or booking happen once: 128 random bits. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Sent {
  readonly key: string;
  readonly left: boolean;
  readonly window?: string | undefined;
}

/**
 * The window that goes on with what was sent, to the payment too: the one that sent it while it is open and has not
 * left it, else the one that asks about it now.
 */
export async function attemptOwner({ left, window }: Sent): Promise<string> {
  const own = await thisWindow();
  if (left || window === undefined || window === own) return own;
  return (await (await names()).isWindowOpen(window)) ? window : own;
}

/** Whether the answer to an attempt is another window's: that one goes on with it, or knows its outcome already. */
export async function isOtherWindows(
  sent: Sent | null,
  key: string,
  isKnown: boolean,
): Promise<boolean> {
  if (isKnown) return true;
  if (sent?.key !== key || sent.window === undefined) return false;
  return sent.window !== (await thisWindow());
}
