import * as v from 'valibot';
import { shopTime } from '../../steadyClock';
import { renamed } from './renamed';
import { number } from './values';

const name = 'classic-codes';
const wait = 60_000;
const moments = v.record(v.string(), v.number());

/** When codes were sent, as long as the tab: such a back end tells neither. */
function known(): Record<string, number> {
  try {
    const read = v.safeParse(moments, JSON.parse(window.sessionStorage.getItem(name) ?? 'null'));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}

const isRecent = (at: number) => Math.abs(shopTime() - at) < wait;

/** Notes that a code is on its way; one that was asked for within the wait is the one before. */
export function noteCode(to: string): void {
  const recent = Object.entries(known()).filter(([, at]) => isRecent(at));
  const codes = { [to]: shopTime(), ...Object.fromEntries(recent) };
  try {
    window.sessionStorage.setItem(name, JSON.stringify(codes));
  } catch {
    // A browser that keeps nothing is told by the shop itself to wait.
  }
}

/**
 * Has a code sent. Within a minute of another it is refused there by the same word as a sending that fails: where one is
 * known to be on its way, it counts.
 * @throws ApiError `otp_too_soon`, with the code that was sent
 */
export async function sending<T>(to: string, asked: Promise<T>): Promise<T> {
  return renamed(asked, ({ code }, status) => {
    const at = number(known()[to]);
    if (status !== 405 || code !== 'otp' || at === null || !isRecent(at)) return {};
    const on = to.includes('@') ? ('email' as const) : ('phone' as const);
    const resend_at = new Date(at + wait).toISOString();
    return { code: 'otp_too_soon', code_sent: { on, to, resend_at, expires_at: null } };
  });
}
