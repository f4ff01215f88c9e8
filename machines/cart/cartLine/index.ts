export { cartLineMachine } from './cartLineMachine';
export type { CartLineEvent } from './cartLineSetup';
export { decideLineChange, type LineFacts } from './decideLineChange';
