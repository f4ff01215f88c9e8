export { tripLengthMachine } from './tripLengthMachine';
export type {
  LengthChange,
  LengthOffer,
  LengthQuote,
  TripLengthInput,
  TripLengthScreen,
} from './tripLengthSetup';
