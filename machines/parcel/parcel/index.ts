export { decideParcelMending } from './decideParcelMending';
export { decideParcelMethod, type ParcelMethodStanding } from './decideParcelMethod';
export { firstOpenParcelStep } from './decideParcelStep';
export { parcelMachine } from './parcelMachine';
export type * from './types';
