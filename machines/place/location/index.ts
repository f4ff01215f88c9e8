export { type DeviceAnswer, type DeviceTrouble, decideDeviceTrouble } from './decideDeviceTrouble';
export { decideResume } from './decideResume';
export { locationMachine } from './locationMachine';
export type {
  ChosenPlace,
  LocationEvent,
  LocationInput,
  LocationOutput,
  LocationScreen,
} from './types';
