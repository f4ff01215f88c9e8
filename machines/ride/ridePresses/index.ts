export type { PressAnswer, RidePress, RideStep } from './press';
export {
  type RidePressesScreen,
  ridePressesMachine,
  type SendAnswer,
} from './ridePressesMachine';
