export {
  type RideCredentials,
  type RideSignInAnswer,
  type RideSignInScreen,
  rideSignInMachine,
} from './rideSignInMachine';
