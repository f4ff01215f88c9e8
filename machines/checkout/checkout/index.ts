export { checkoutMachine } from './checkoutMachine';
export { decideMethod, type MethodStanding } from './decideMethod';
export { decideMending, type Mending } from './decideReturn';
export { firstOpenStep } from './decideStep';
export { orderElsewhere, placedOf, placeRefusalOf } from './outputs';
export type * from './types';
