import type { CodeSent } from '../../../domain/identity/codeSent';
import type { LoginResponse } from '../../../domain/identity/identity';
import {
  type IdentityRefusal,
  type LoginAnswer,
  type PlainAnswer,
  refusalInResponse,
  type SendCodeAnswer,
} from '../../../machines/identity/identityAnswer';
import { refusedIn } from '../../client/apiError';
import { invitationKey } from '../../client/storage/wishes';
import { holdLogin } from './heldLogin';
import { factsNow, sentNow } from './sentNow';

/**
 * The refusal in an error of a call, with the code that is on its way already.
 * @throws everything else: a server out of reach is no answer
 */
export function identityRefusalIn(error: unknown): {
  refusal: IdentityRefusal;
  codeSent: CodeSent | null;
} {
  const [first] = refusedIn(error).errors;
  return {
    refusal: { code: first?.code ?? '', message: first?.message ?? '', field: first?.field },
    codeSent: first?.code_sent ?? null,
  };
}

/** The answer to a call that can sign in. Its tokens are held apart. */
export async function asLogin(asked: Promise<LoginResponse>): Promise<LoginAnswer> {
  try {
    const response = await asked;
    const refusal = refusalInResponse(response);
    if (refusal) return { ok: false, refusal, sent: null };
    holdLogin(response);
    return { ok: true, facts: factsNow(response) };
  } catch (error) {
    const { refusal, codeSent } = identityRefusalIn(error);
    return { ok: false, refusal, sent: codeSent && sentNow(codeSent) };
  }
}

/** The answer to a call by which somebody registers: a friend's code has served then. */
export async function asRegistration(asked: Promise<LoginResponse>): Promise<LoginAnswer> {
  const answer = await asLogin(asked);
  if (answer.ok) invitationKey.set(null);
  return answer;
}

/** The answer to a call that only sends a code. */
export async function asSending(
  asked: Promise<{ code_sent?: CodeSent | null | undefined }>,
): Promise<SendCodeAnswer> {
  try {
    const { code_sent } = await asked;
    return { ok: true, sent: sentNow(code_sent) };
  } catch (error) {
    const { refusal, codeSent } = identityRefusalIn(error);
    return { ok: false, refusal, sent: codeSent && sentNow(codeSent) };
  }
}

export async function asPlain(asked: Promise<unknown>): Promise<PlainAnswer> {
  try {
    await asked;
    return { ok: true };
  } catch (error) {
    return { ok: false, refusal: identityRefusalIn(error).refusal };
  }
}
