import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jsonKey } from '../../../src/client/storage/storage';

const memory = jsonKey('an-attempt', v.object({ key: v.string(), at: v.number() }));
const minute = 60_000;
const day = 24 * 60 * minute;
const noon = Date.parse('2026-06-01T12:00:00Z');

/** A page that was opened at this moment of the device's clock. */
async function openPage(deviceTime: number) {
  vi.setSystemTime(deviceTime);
  vi.resetModules();
  const clock = await import('../../../src/client/steadyClock');
  const { pendingIn } = await import('../../../src/client/attempts');
  return { ...clock, pending: () => pendingIn(memory)?.key ?? null };
}

const header = (moment: number) => new Date(moment).toUTCString();

beforeEach(() => {
  memory.set(null);
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => vi.useRealTimers());

it('keeps an order of unknown outcome when the clock is set a day ahead, on this page and the next', async () => {
  const page = await openPage(noon);
  page.hearTime(header(noon));
  memory.set({ key: 'order', at: page.steadyNow() });
  vi.setSystemTime(noon + day);
  expect(page.pending()).toBe('order');
  const next = await openPage(noon + day);
  next.hearTime(header(noon + minute));
  expect(next.pending()).toBe('order');
});

it('forgets it half an hour later by the clock of the shop, whatever the device says', async () => {
  const page = await openPage(noon - day);
  page.hearTime(header(noon));
  memory.set({ key: 'order', at: page.steadyNow() });
  vi.advanceTimersByTime(29 * minute);
  expect(page.pending()).toBe('order');
  vi.advanceTimersByTime(2 * minute);
  expect(page.pending()).toBeNull();
  expect(memory.get()).toBeNull();
});

it('forgets nothing before the shop has told the time', async () => {
  memory.set({ key: 'order', at: noon });
  const page = await openPage(noon + day);
  expect(page.pending()).toBeNull();
  page.hearTime(header(noon + minute));
  expect(page.pending()).toBe('order');
});

it('believes the latest moment that it was told, and none that cannot be read', async () => {
  const page = await openPage(noon + day);
  for (const moment of [header(noon - day), header(noon), header(noon - minute), 'soon', null])
    page.hearTime(moment);
  expect(page.steadyNow()).toBe(noon);
});

it('S14 goes by the clock of the shop, whatever the device says, and goes on while it sleeps', async () => {
  const page = await openPage(noon + day);
  expect(page.shopTime()).toBe(noon + day);
  page.hearTime(header(noon));
  expect(page.shopNow()).toEqual(new Date(noon));
  vi.advanceTimersByTime(minute);
  expect(page.shopTime()).toBe(noon + minute);
  // The device sleeps for an hour, in which the time since the page began stands still.
  vi.setSystemTime(noon + day + 61 * minute);
  expect(page.shopTime()).toBe(noon + 61 * minute);
  // It is set back a day, which the next answer tells; one that was kept does not.
  vi.setSystemTime(noon + 61 * minute);
  page.hearTime(header(noon));
  page.hearTime(header(noon + 61 * minute));
  expect(page.shopTime()).toBe(noon + 61 * minute);
});
