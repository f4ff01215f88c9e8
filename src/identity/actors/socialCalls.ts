import type { SocialCall } from '../../../machines/identity/socialLogin';
import { wholePhone } from '../../client/phones';
import { logInSocially, registerSocially } from '../api/signingIn';
import { heldIdentity } from './heldIdentity';

/** The call's common part: who the provider says it is, and what the shopper said to 'Is It You?'. */
function socialBody({ medium, verified }: Omit<SocialCall, 'phone'>) {
  const { token, uniqueId, email } = heldIdentity();
  return { medium, token, unique_id: uniqueId, email, login_type: 'social', verified };
}

let lastCall: SocialCall | null = null;

/** The last call with the provider's identity: its answer asked for the account's own proof. */
export const lastSocialCall = (): SocialCall | null => lastCall;

export function holdSocialCall(call: SocialCall): void {
  lastCall = call;
}

/** One of the two calls: with the phone that was asked for, or without. */
export async function callSocially(input: SocialCall, signal: AbortSignal, otp?: string) {
  lastCall = input;
  const body = { ...socialBody(input), otp: otp ?? null };
  if (!input.phone) return logInSocially(body, signal);
  const phone = await wholePhone(input.phone);
  return registerSocially({ ...body, phone, id_token: body.token }, signal);
}
