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
