export { decideWrongCode, type WrongCode } from './decideWrongCode';
export { otpMachine } from './otpMachine';
export type * from './types';
