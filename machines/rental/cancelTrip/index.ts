export { type CancelTripInput, cancelTripMachine } from './cancelTripMachine';
