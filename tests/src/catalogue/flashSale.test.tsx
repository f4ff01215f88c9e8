import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown, clockOf } from '../../../src/catalogue/sale/Countdown';
import { queryClient } from '../../../src/client/queryClient';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [3_600, '01:00:00'],
  [359_999, '99:59:59'],
])('%i seconds are %s on a sale’s clock', (seconds, shown) => {
  expect(clockOf(seconds)).toBe(shown);
});

it('a sale counts down to the server’s end, and what it lowered is asked for anew then', () => {
  const asked = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <Countdown until="2026-11-22T10:00:02Z" />
    </I18nProvider>,
  );
  const clock = () => screen.getByRole('timer').textContent;
  expect(clock()).toBe('00:00:02');
  act(() => void vi.advanceTimersByTime(1_000));
  expect([clock(), asked.mock.calls]).toEqual(['00:00:01', []]);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(clock()).toBe('00:00:00');
  const anew = [[{ queryKey: ['catalogue'] }], [{ queryKey: ['cart'] }]];
  expect(asked.mock.calls).toEqual(anew);
  // The shop's clock may be behind.
  act(() => void vi.advanceTimersByTime(10_000));
  expect(asked.mock.calls).toEqual([...anew, ...anew]);
});

it.each([
  ['2026-11-23T09:59:59Z', '23:59:59'],
  ['2026-11-23T10:00:00Z', '1 day'],
  ['2026-11-24T13:59:59Z', '2 days 3 h'],
  ['2026-12-23T09:00:00Z', '30 days'],
])('a sale until %s has %s left', (until, shown) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <Countdown until={until} />
    </I18nProvider>,
  );
  expect(screen.getByRole('timer').textContent).toBe(shown);
});
