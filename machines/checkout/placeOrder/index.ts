export { placeOrderMachine } from './placeOrderMachine';
export type * from './types';
