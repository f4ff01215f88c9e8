export { checkoutMachine } from './checkoutMachine';
export { openStepOf } from './checkoutSetup';
export { decideMethod, type MethodStanding } from './decideMethod';
export { decideMending, type Mending } from './decideReturn';
export { orderElsewhere, placedOf, placeRefusalOf } from './outputs';
export type * from './types';
