export { type AfterLogin, decideAfterLogin } from './decideAfterLogin';
export {
  decideRefusedField,
  type IdentityAnswer,
  type IdentityRefusal,
  type RefusedField,
} from './decideRefusal';
export { signInMachine } from './signInMachine';
export type { SignInMode, SignInOutput } from './signInSetup';
