export { decideTripSteps, type TripStep } from './decideTripSteps';
export { handleTripMachine } from './handleTripMachine';
export type { HandleTripScreen, TripAnswer } from './handleTripSetup';
