import { forgetStep, isInterrupted } from '../actors/identity/codeMemory';
import { openSignIn } from '../flows/signIn/openSignIn';
import { tokenKey } from '../storage/storage';

/** The dialog at the step that was under way; what has ended or was signed in meanwhile is forgotten. */
export function openInterrupted(): void {
  if (tokenKey.get() || !isInterrupted()) forgetStep();
  else void openSignIn();
}
