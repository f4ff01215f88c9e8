import { i18n } from '@lingui/core';
import { beforeEach, expect, it, vi } from 'vitest';
import { subscribeNewsletter } from '../../../domain/content/contentEndpoints';
import { listModules } from '../../../domain/place/placeEndpoints';
import { call } from '../../../src/client/client';
import { noteWait, standingWait } from '../../../src/client/lastWait';
import { exchange } from '../../../src/client/transport';
import { unreachedText } from '../../../src/client/unreachedText';
import { messages as spanish } from '../../../src/locales/es/messages.po';

vi.mock('../../../src/client/transport', () => ({ exchange: vi.fn() }));

beforeEach(() => {
  noteWait(null);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

const answers = (status: number, json: unknown, retryAfter: string | null = null) =>
  vi.mocked(exchange).mockResolvedValue({ status, body: { json }, retryAfter });
const later = { errors: [{ code: 'unavailable', message: 'Later.' }] };
const change = () => call(subscribeNewsletter, { body: { email: 'salma@example.com' } });

const unreached = "We can't reach the shop. Check your connection and try again.";
const busy = 'The shop is busy. Please try again in 30 seconds.';

it('a change that the shop refuses for a while tells how long, until another one is answered (ERR-01)', async () => {
  answers(503, later, '30');
  await expect(change()).rejects.toThrow(busy);
  expect(unreachedText()).toBe(busy);
  answers(200, { message: 'Subscribed' });
  await change();
  expect(unreachedText()).toBe(unreached);
});

it('a change that nobody answers is not said to be refused for a while', async () => {
  answers(503, later, '30');
  await expect(change()).rejects.toThrow(busy);
  answers(503, later);
  await expect(change()).rejects.toThrow('Later.');
  expect(unreachedText()).toBe('Later.');
  answers(502, '<html>');
  await expect(change()).rejects.toThrow();
  expect(unreachedText()).toBe(unreached);
});

it.each([
  ['The kitchen printer is out of order.', 'The kitchen printer is out of order.'],
  ['Server Error', unreached],
  ['Internal Server Error', unreached],
  ['SQLSTATE[HY000]: General error', unreached],
  ['Call to undefined method Order::pay()', unreached],
  ['x'.repeat(201), unreached],
])('ERR-01 of a failure of the shop’s own its sentence is said: %s', async (message, text) => {
  answers(500, { message });
  await expect(change()).rejects.toThrow();
  expect(unreachedText()).toBe(text);
});

it('a question that is refused so says it itself, and nothing of a change', async () => {
  answers(503, later, '30');
  await expect(call(listModules)).rejects.toThrow(busy);
  expect(unreachedText()).toBe(unreached);
});

it('is said in the language of the shopper', () => {
  i18n.loadAndActivate({ locale: 'es', messages: spanish });
  noteWait(30);
  expect(unreachedText()).toBe('La tienda está ocupada. Inténtalo de nuevo en 30 segundos.');
});

it('what goes wrong once that time is over is not said to be the shop’s wait', () => {
  vi.useFakeTimers();
  noteWait(30);
  vi.advanceTimersByTime(29_999);
  expect(standingWait()).toBe(30);
  vi.advanceTimersByTime(1);
  expect(standingWait()).toBeNull();
  // What stands on the page as its reason goes on saying so.
  expect(unreachedText()).toBe(busy);
  vi.useRealTimers();
});
