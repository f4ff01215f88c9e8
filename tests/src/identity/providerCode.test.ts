// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

const asked = vi.hoisted((): string[] => []);
vi.mock('../../../src/identity/firebase/settings', () => ({ hasFirebase: true }));
vi.mock('../../../src/identity/firebase/phoneCode', () => ({
  requestPhoneCode: async (phone: string) => {
    asked.push(phone);
    return { ok: true, sessionInfo: 'session-1' };
  },
}));
vi.mock('../../../src/client/shopQueries', () => ({
  configQuery: () => ({ queryKey: ['config'], queryFn: async () => ({ country: 'SA' }) }),
}));
const { sendByProvider } = await import('../../../src/identity/actors/providerCode');

afterEach(() => {
  window.sessionStorage.clear();
  asked.length = 0;
});

it.each(['+966 050 684 6836', '0506846836', '٠٥٠٦٨٤٦٨٣٦', '00966506846836'])(
  'LOGIN-19 the provider is asked to send a code to the number that is meant by %s',
  async (typed) => {
    const answer = await sendByProvider(typed);
    expect(asked).toEqual(['+966506846836']);
    expect(answer.ok && answer.sent.to).toBe('+966506846836');
  },
);

it('OTP-12 a reload waits a minute at most, also when the clock was set back meanwhile', async () => {
  const long = { phone: '+966506846836', to: '+966506846836', sessionInfo: 'session-0' };
  const kept = { ...long, resendAt: Date.now() + 86_400_000 };
  window.sessionStorage.setItem('provider-code', JSON.stringify(kept));
  vi.useFakeTimers({ toFake: ['Date'] });
  const answer = await sendByProvider('0506846836');
  expect(answer).toEqual({
    ok: true,
    sent: {
      to: '+966506846836',
      resendIn: 60_000,
      resendAt: Date.now() + 60_000,
      demoCode: null,
      sessionInfo: 'session-0',
    },
  });
  vi.useRealTimers();
  expect(asked).toEqual([]);
});
