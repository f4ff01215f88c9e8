export {
  type CancelTripInput,
  type CancelTripScreen,
  cancelTripMachine,
} from './cancelTripMachine';
