export { bookTripMachine } from './bookTripMachine';
export type {
  Booking,
  BookingRefusal,
  BookTripInput,
  BookTripOutput,
  BookTripScreen,
  RememberedTrip,
  TripAttempt,
  TripPricing,
} from './bookTripSetup';
export { decideBookingRefusal } from './decideBookingRefusal';
