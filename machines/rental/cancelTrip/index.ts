export { cancelTripMachine } from './cancelTripMachine';
