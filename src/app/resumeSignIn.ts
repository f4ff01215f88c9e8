import { codeOnItsWay } from '../client/storage/codeOnItsWay';

/** Opens the sign-in dialog again where a reload interrupted it. */
export function resumeSignIn(): void {
  if (!codeOnItsWay.get()) return;
  void import('./openInterrupted').then(({ openInterrupted }) => openInterrupted());
}
