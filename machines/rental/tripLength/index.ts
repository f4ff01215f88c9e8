export { tripLengthMachine } from './tripLengthMachine';
export type {
  LengthChange,
  LengthOffer,
  LengthQuote,
  TripLengthInput,
  TripLengthOutput,
  TripLengthScreen,
} from './tripLengthSetup';
