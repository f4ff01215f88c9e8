export { addVehicleMachine } from './addVehicleMachine';
export type {
  AddVehicleOutput,
  AddVehicleScreen,
  TripFacts,
  TripTrouble,
  VehicleCall,
} from './addVehicleSetup';
export {
  type AddVehicleFacts,
  type AddVehicleVerdict,
  decideAddVehicle,
  tripInCart,
  tripWanted,
} from './decideAddVehicle';
export type { VehiclePress } from './decideNotice';
