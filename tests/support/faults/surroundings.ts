import { vi } from 'vitest';

const aDay = 24 * 60 * 60_000;

/** What a browser may do around a flow while the shop answers well. */
export const surroundings = [
  'storage blocked',
  'storage full',
  'a clock a day ahead',
  'a clock a day behind',
] as const;

export type Surrounding = (typeof surroundings)[number];

const refuse = (name: string) => (): never => {
  throw new DOMException('The operation is insecure.', name);
};

/** Does something in such a browser, and puts it in order again. */
export async function around<T>(surrounding: Surrounding | undefined, work: () => Promise<T>) {
  const undo: (() => void)[] = [];
  const spoil = (name: 'getItem' | 'setItem' | 'removeItem', error: string) => {
    const spy = vi.spyOn(Storage.prototype, name).mockImplementation(refuse(error));
    undo.push(() => spy.mockRestore());
  };
  const shift = (by: number) => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + by });
    undo.push(() => vi.useRealTimers());
  };
  if (surrounding === 'storage full') spoil('setItem', 'QuotaExceededError');
  if (surrounding === 'storage blocked')
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) spoil(name, 'SecurityError');
  if (surrounding === 'a clock a day ahead') shift(aDay);
  if (surrounding === 'a clock a day behind') shift(-aDay);
  try {
    return await work();
  } finally {
    for (const step of undo) step();
  }
}
