import { codeOnItsWay } from '../client/storage/codeOnItsWay';

export function resumeSignIn(): void {
  if (!codeOnItsWay.get()) return;
  void import('./openInterrupted').then(({ openInterrupted }) => openInterrupted());
}
