import { PhoneAuthProvider, RecaptchaVerifier } from 'firebase/auth';
import { firebaseAuth } from './auth';
import { captchaId } from './captcha';
import { type ProviderTroubleReason, providerTroubleOf } from './trouble';

export type PhoneCodeAnswer =
  | { ok: true; sessionInfo: string }
  | { ok: false; reason: ProviderTroubleReason; message: string };

/**
 * Asks the provider to send a code to `phone` (+digits). A code is spent once: it is never confirmed here,
 * the server exchanges it together with the `sessionInfo` that this answers (OTP-08).
 */
export async function requestPhoneCode(phone: string): Promise<PhoneCodeAnswer> {
  const auth = firebaseAuth();
  // A captcha is good for one sending, and its box must be new for each.
  const box = document.createElement('div');
  (document.getElementById(captchaId) ?? document.body).append(box);
  const verifier = new RecaptchaVerifier(auth, box, { size: 'invisible' });
  try {
    const sessionInfo = await new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier);
    return { ok: true, sessionInfo };
  } catch (error) {
    return { ok: false, ...providerTroubleOf(error) };
  } finally {
    verifier.clear();
    box.remove();
  }
}
