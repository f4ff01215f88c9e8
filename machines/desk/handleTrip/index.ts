export { decideTripSteps, type TripStep } from './decideTripSteps';
export { handleTripMachine } from './handleTripMachine';
export type { HandleTripAnswer, HandleTripScreen } from './handleTripSetup';
