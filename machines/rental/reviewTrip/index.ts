export {
  type ReviewTripInput,
  reviewTripMachine,
  type VehicleOpinion,
} from './reviewTripMachine';
