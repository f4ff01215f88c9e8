import type { CodeSent } from '../../../domain/identity/codeSent';
import type { LoginResponse } from '../../../domain/identity/identity';
import { loginFacts, sentCode } from '../../../machines/identity/identityAnswer';
import { shopTime } from '../../client/steadyClock';

/** A code of an answer that has just come: the shop told until when to wait by its own clock (OTP-03). */
export const sentNow = (code: CodeSent | null | undefined) =>
  sentCode(code, Date.now(), null, shopTime());

export const factsNow = (response: LoginResponse) => loginFacts(response, Date.now(), shopTime());
