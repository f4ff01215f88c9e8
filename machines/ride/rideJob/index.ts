export { decideBegin, decideStage, type RideStage } from './decideStage';
export { rideJobMachine } from './rideJobMachine';
export type { PlaceNews, RideJobInput, RideJobScreen } from './rideJobSetup';
