const stored = 'window';
const lockOf = (name: string) => `window:${name}`;

/** A page without a secure connection has no locks: there a copy of a window keeps the first one's name. */
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

let own: Promise<string> | null = null;

/**
 * Tells this window from others, also after a reload. A duplicated window begins with a copy of what the first one
 * remembers; the name is taken there, so it gets another.
 */
export function windowName(): Promise<string> {
  own ??= claim(storedName() ?? anew());
  return own;
}

export async function isWindowOpen(name: string): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some((lock) => lock.name === lockOf(name));
}

async function claim(name: string): Promise<string> {
  if (!(await hold(name))) return claim(anew());
  try {
    window.sessionStorage.setItem(stored, name);
  } catch {
    // Without storage a reload makes it another window.
  }
  return name;
}

/** Holds a name for as long as this window lives; false when another one does. */
function hold(name: string): Promise<boolean> {
  const manager = locks();
  if (!manager) return Promise.resolve(true);
  return new Promise((resolve) => {
    manager
      .request(lockOf(name), { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise<never>(() => undefined) : null;
      })
      .catch(() => resolve(true));
  });
}

function anew(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function storedName(): string | null {
  try {
    return window.sessionStorage.getItem(stored);
  } catch {
    return null;
  }
}
