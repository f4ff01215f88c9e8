import type {
  ManualValues,
  OtpLoginValues,
  SignUpValues,
} from '../../../domain/identity/identityValidation';
import type { SignInActor } from './intents';

interface Typed {
  password?: ManualValues;
  code?: OtpLoginValues;
  signUp?: SignUpValues;
}

const typed = new WeakMap<SignInActor, Typed>();

/** What was typed into the forms of this dialog: who comes back from a provider or a code finds them as they were. */
export const typedIn = (actor: SignInActor): Typed => typed.get(actor) ?? {};

export function keepTyped(actor: SignInActor, form: Typed): void {
  typed.set(actor, { ...typed.get(actor), ...form });
}
