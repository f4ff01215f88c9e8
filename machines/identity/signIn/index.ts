export { type AfterLogin, decideAfterLogin } from './decideAfterLogin';
export { decideLoginMode, type LoginMode, waysOf } from './decideLoginMode';
export { decideRefusedField } from './decideRefusedField';
export { signInMachine } from './signInMachine';
export type * from './types';
