export { decideBegin, decideStage, type RideStage } from './decideStage';
export { rideJobMachine } from './rideJobMachine';
export type {
  PlaceNews,
  PreparedPhoto,
  RideJobInput,
  RideJobScreen,
  TakenPhoto,
} from './rideJobSetup';
