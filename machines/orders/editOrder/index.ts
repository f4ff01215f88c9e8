export { decideStanding, type Standing } from './decideStanding';
export { editOrderMachine } from './editOrderMachine';
export type * from './types';
