import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearTime } from '../../../src/client/steadyClock';
import { asSending } from '../../../src/identity/actors/answers';
import { factsNow } from '../../../src/identity/actors/sentNow';

const shopNoon = Date.parse('2026-11-29T12:00:00Z');
const code_sent = {
  on: 'phone',
  to: '+966•••36',
  resend_at: new Date(shopNoon + 45_000).toISOString(),
  expires_at: new Date(shopNoon + 600_000).toISOString(),
} as const;
const login = {
  token: null,
  is_personal_info: 1,
  is_exist_user: null,
  is_phone_verified: 0,
  is_email_verified: 1,
  type: 'phone',
  email: '',
  phone: '+966506846836',
  errors: [],
  code_sent,
} as const;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => vi.useRealTimers());

it.each([
  ['five minutes ahead', 300_000],
  ['right', 0],
  ['five minutes behind', -300_000],
])(
  'OTP-03 the wait for another code is the shop’s on a device whose clock is %s',
  async (_, wrong) => {
    const deviceNow = shopNoon + wrong;
    vi.setSystemTime(deviceNow);
    hearTime(new Date(shopNoon).toUTCString());
    const sent = {
      to: '+966•••36',
      resendIn: 45_000,
      resendAt: deviceNow + 45_000,
      demoCode: null,
      sessionInfo: null,
    };
    expect(await asSending(Promise.resolve({ code_sent }))).toEqual({ ok: true, sent });
    expect(factsNow({ ...login, errors: [] }).sent).toEqual(sent);
  },
);
