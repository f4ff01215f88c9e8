export {
  type ReviewAnswer,
  type ReviewTripInput,
  type ReviewTripScreen,
  reviewTripMachine,
} from './reviewTripMachine';
