export { decideTripQuantity, isLastStep, unitsFor } from './decideTripQuantity';
export { tripLineMachine } from './tripLineMachine';
export type { TripLineEvent, TripLineFacts } from './tripLineSetup';
