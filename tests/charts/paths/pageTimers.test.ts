// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdTimers } from '../../../charts/paths/surfaces/pageTimers';

const { setTimeout, clearTimeout } = window;

let told: string[];
const tell = (word: string) => told.push(word);

beforeEach(() => {
  told = [];
});
afterEach(() => {
  Object.assign(window, { setTimeout, clearTimeout, letPass: undefined });
});

it('an offer of some seconds stays until time is let pass; other timers go on', async () => {
  holdTimers([3_000, 5_000, 8_000]);
  window.setTimeout(tell, 8_000, 'offer over');
  window.setTimeout(tell, 5_000, 'asked again');
  window.setTimeout(tell, 3_000, 'checked');
  window.setTimeout(tell, 2, 'drawn');
  await vi.waitFor(() => expect(told).toEqual(['drawn']));
  expect(window.letPass?.([3_000])).toBe(true);
  expect(told).toEqual(['drawn', 'checked']);
  expect(window.letPass?.([4_000, 8_000])).toBe(true);
  expect(told).toEqual(['drawn', 'checked', 'asked again', 'offer over']);
});

it('what was given up does not go off, be it held or not', async () => {
  holdTimers([8_000]);
  const offer = window.setTimeout(tell, 8_000, 'offer over');
  const frame = window.setTimeout(tell, 4, 'drawn');
  window.clearTimeout(offer);
  window.clearTimeout(frame);
  window.setTimeout(tell, 8_000, 'the next is over');
  window.setTimeout(tell, 8, 'moved');
  await vi.waitFor(() => expect(told).toEqual(['moved']));
  expect(window.letPass?.([8_000])).toBe(true);
  expect(told).toEqual(['moved', 'the next is over']);
});

it('time is let pass only where something was set to just that delay', () => {
  holdTimers([8_000]);
  window.setTimeout(tell, 800_000, 'a hundred times too late');
  expect(window.letPass?.([8_000])).toBe(false);
  expect(told).toEqual([]);
});
