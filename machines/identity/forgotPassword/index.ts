export { decideStep } from './decideStep';
export { forgotPasswordMachine } from './forgotPasswordMachine';
export type * from './types';
