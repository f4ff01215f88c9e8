import { tokenKey } from '../client/storage/storage';
import { forgetStep, isInterrupted } from '../identity/actors/codeMemory';
import { openSignIn } from '../identity/signIn/openSignIn';

/** The dialog at the step that was under way; what has ended or was signed in meanwhile is forgotten. */
export function openInterrupted(): void {
  if (tokenKey.get() || !isInterrupted()) forgetStep();
  else void openSignIn();
}
