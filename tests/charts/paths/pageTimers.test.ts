// @vitest-environment jsdom
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPageTimers, letPageTimePass } from '../../../charts/paths/surfaces/pageTimers';

const { setTimeout, clearTimeout } = window;

/** A page that is this window. */
const page = {
  addInitScript: async (work: (given: object) => void, given: object) => work(given),
  waitForFunction: (asked: (given: number) => boolean, given: number, _: object) =>
    vi.waitFor(
      () => {
        if (!asked(given)) throw new Error('Not yet');
        return true;
      },
      { timeout: 100, interval: 10 },
    ),
} as unknown as Page;

let told: string[];
const tell = (word: string) => told.push(word);

beforeEach(() => {
  told = [];
});
afterEach(() => {
  Object.assign(window, { setTimeout, clearTimeout });
});

it('an offer of some seconds stays until time is let pass; what is shorter goes on', async () => {
  await holdPageTimers(page, [3_000]);
  window.setTimeout(tell, 8_000, 'offer over');
  window.setTimeout(tell, 5_000, 'asked again');
  window.setTimeout(tell, 3_000, 'checked');
  window.setTimeout(tell, 2, 'drawn');
  await vi.waitFor(() => expect(told).toEqual(['drawn']));
  await letPageTimePass(page, 3_000, 100);
  expect(told).toEqual(['drawn', 'checked']);
  await letPageTimePass(page, 8_000, 100);
  expect(told).toEqual(['drawn', 'checked', 'asked again', 'offer over']);
});

it('what was given up does not go off, nor a timer of a page that moves', async () => {
  await holdPageTimers(page, []);
  const offer = window.setTimeout(tell, 8_000, 'offer over');
  const frame = window.setTimeout(tell, 4, 'drawn');
  window.clearTimeout(offer);
  window.clearTimeout(frame);
  window.setTimeout(tell, 8_000, 'the next is over');
  window.setTimeout(tell, 8, 'moved');
  await vi.waitFor(() => expect(told).toEqual(['moved']));
  await letPageTimePass(page, 8_000, 100);
  expect(told).toEqual(['moved', 'the next is over']);
});

it('time is let pass only where something was set to just that delay, and waited for', async () => {
  await holdPageTimers(page, []);
  window.setTimeout(tell, 800_000, 'a hundred times too late');
  await expect(letPageTimePass(page, 8_000, 100)).rejects.toThrow('Nothing waits 8000 ms here');
  window.setTimeout(() => window.setTimeout(tell, 8_000, 'offer over'), 20);
  await letPageTimePass(page, 8_000, 100);
  expect(told).toEqual(['offer over']);
});
