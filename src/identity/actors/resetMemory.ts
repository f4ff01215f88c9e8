import * as v from 'valibot';
import type { ResetRequest } from '../../../machines/identity/forgotPassword';
import { endOfCode } from '../../../machines/identity/identityAnswer';
import { passwordReset } from '../../client/storage/codeOnItsWay';

/** A code lives ten minutes; after that a reload begins anew. */
const lifetime = 10 * 60_000;

const stored = v.object({
  at: v.number(),
  method: v.picklist(['phone', 'email']),
  channel: v.picklist(['server', 'provider']),
  to: v.string(),
  shownTo: v.string(),
  resendAt: v.number(),
  demoCode: v.nullable(v.string()),
  sessionInfo: v.nullable(v.string()),
});

/** The code that was asked for in this tab, without the code itself unless it is a demo; null when it is gone. */
export function rememberedReset(): ResetRequest | null {
  const known = v.safeParse(stored, passwordReset.get());
  if (!known.success || Date.now() - known.output.at > lifetime) return null;
  const { method, channel, to, shownTo, resendAt, demoCode, sessionInfo } = known.output;
  const resendIn = Math.min(60_000, Math.max(0, resendAt - Date.now()));
  return {
    method,
    channel,
    to,
    sent: { to: shownTo, resendIn, resendAt, demoCode, sessionInfo },
  };
}

export function rememberReset(request: ResetRequest | null): void {
  if (!request) {
    passwordReset.set(null);
    return;
  }
  const { method, channel, to, sent } = request;
  const { to: shownTo, resendAt, demoCode, sessionInfo } = sent;
  const at = endOfCode(sent) - lifetime;
  passwordReset.set({ at, method, channel, to, shownTo, resendAt, demoCode, sessionInfo });
}
