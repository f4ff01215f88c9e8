export { addressChoiceMachine } from './addressChoiceMachine';
export { decideAfterForm } from './decideAfterForm';
export type { AddressChoiceScreen, Edited } from './types';
