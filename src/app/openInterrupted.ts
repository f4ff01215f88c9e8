import { forgetCode, interruptedProof } from '../actors/identity/codeMemory';
import { openSignIn } from '../flows/signIn/openSignIn';
import { tokenKey } from '../storage/storage';

/** The dialog at the code that was on its way; what has ended or was signed in meanwhile is forgotten. */
export function openInterrupted(): void {
  if (tokenKey.get() || !interruptedProof()) forgetCode();
  else void openSignIn();
}
