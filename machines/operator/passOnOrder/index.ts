export { passOnOrderMachine } from './passOnOrderMachine';
export type { PassedOn, PassingOn, PassOnOrderScreen } from './passOnOrderSetup';
