export { decideOrderStanding, type OrderStanding } from './decideStanding';
export { editOrderMachine } from './editOrderMachine';
export type * from './types';
