export { decideRefusedStep } from './decideRefusedStep';
export { registrationMachine } from './registrationMachine';
export type {
  Applying,
  RegistrationMeta,
  RegistrationScreen,
  Spot,
  ToApply,
} from './registrationSetup';
