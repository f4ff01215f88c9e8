export { decideRefusedField, type SignUpField } from './decideRefusedField';
export { signUpMachine } from './signUpMachine';
export type { SignUpEvent, SignUpOutput, SignUpScreen } from './signUpSetup';
