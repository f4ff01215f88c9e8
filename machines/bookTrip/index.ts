export { bookTripMachine } from './bookTripMachine';
export type {
  Booking,
  BookingRefusal,
  BookTripOutput,
  BookTripScreen,
  RememberedTrip,
  TripAttempt,
  TripPricing,
} from './bookTripSetup';
export { decideBookingRefusal } from './decideBookingRefusal';
