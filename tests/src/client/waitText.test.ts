import { i18n } from '@lingui/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { login } from '../../../domain/identity/identityEndpoints';
import { ApiError, isApiError } from '../../../src/client/apiError';
import { call } from '../../../src/client/client';
import { exchange } from '../../../src/client/transport';
import { waitText, withWait } from '../../../src/client/waitText';

vi.mock('../../../src/client/transport', () => ({ exchange: vi.fn() }));

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const answers = (status: number, code: string, retryAfter: string | null) =>
  vi.mocked(exchange).mockResolvedValue({
    status,
    body: { json: { errors: [{ code, message: 'Too many attempts.' }] } },
    retryAfter,
  });

const failure = async () => {
  const error: unknown = await call(login).catch((thrown: unknown) => thrown);
  if (!isApiError(error)) throw error;
  return { kind: error.kind, code: error.code, said: error.said, message: error.message };
};

describe('a shop that says how long to wait (ERR-01)', () => {
  it('has that told with its own sentence', async () => {
    answers(429, 'rate_limited', '90');
    const said = 'Too many attempts. Try again in 90 seconds.';
    expect(await failure()).toEqual({
      kind: 'refused',
      code: 'rate_limited',
      said,
      message: said,
    });
  });

  it('has it told where it is too busy', async () => {
    answers(503, 'unavailable', '30');
    expect(await failure()).toEqual({
      kind: 'unavailable',
      code: 'unavailable',
      said: 'Too many attempts.',
      message: 'The shop is busy. Please try again in 30 seconds.',
    });
  });

  it.each([
    [429, null],
    [429, 'Wed, 21 Oct 2026 07:28:00 GMT'],
    [400, '90'],
  ])('of %s with %s nothing is added', async (status, retryAfter) => {
    answers(status, 'rate_limited', retryAfter);
    expect((await failure()).said).toBe('Too many attempts.');
  });

  it('has it told without an answer that can be read', () => {
    const told = withWait(new ApiError('unavailable', 503, [], 7_201));
    expect(told.message).toBe('The shop is busy. Please try again in 3 hours.');
  });

  it.each([
    ['en', 1, '1 second'],
    ['en', 119, '119 seconds'],
    ['en', 121, '3 minutes'],
    ['es', 30, '30 segundos'],
    ['ar', 30, '30 ثانية'],
  ])('says in %s of %s seconds: %s', (locale, seconds, text) => {
    i18n.loadAndActivate({ locale, messages: {} });
    expect(waitText(seconds)).toBe(text);
  });
});
