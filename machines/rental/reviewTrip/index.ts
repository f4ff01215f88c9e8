export { reviewTripMachine } from './reviewTripMachine';
