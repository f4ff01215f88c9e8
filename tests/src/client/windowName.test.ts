// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeLocks } from '../../support/fakeLocks';

type Names = typeof import('../../../src/client/windowName');
let locks: FakeLocks;

/** The same code once more, as another window of the shop runs it; the storage of the tab is as it stands. */
async function open(window: string): Promise<Names> {
  vi.resetModules();
  locks.window = window;
  return import('../../../src/client/windowName');
}

beforeEach(() => {
  locks = new FakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

it('CHK-01 a window has one name, which a reload keeps', async () => {
  const before = await open('before');
  const name = await before.windowName();
  expect([name, await before.windowName()]).toEqual([expect.stringMatching(/^[\da-f]{32}$/), name]);
  locks.close('before');
  expect(await (await open('after')).windowName()).toBe(name);
});

it('CHK-01 a copy of a window, with all that it remembers, gets a name of its own and keeps that', async () => {
  const name = await (await open('first')).windowName();
  const copied = await (await open('copy')).windowName();
  expect(copied).not.toBe(name);
  locks.close('copy');
  expect(await (await open('copy again')).windowName()).toBe(copied);
});

it('CHK-01 a window is open until it is closed', async () => {
  const name = await (await open('first')).windowName();
  const { isWindowOpen } = await open('second');
  expect([await isWindowOpen(name), await isWindowOpen('nobody')]).toEqual([true, false]);
  locks.close('first');
  expect(await isWindowOpen(name)).toBe(false);
});

it('CHK-01 where there are no locks a window keeps its name, and no other is known to be open', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const name = await (await open('first')).windowName();
  const { windowName, isWindowOpen } = await open('first again');
  expect([await windowName(), await isWindowOpen(name)]).toEqual([name, false]);
});
