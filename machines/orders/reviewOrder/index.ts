export {
  type OrderReview,
  type ReviewOrderInput,
  reviewOrderMachine,
} from './reviewOrderMachine';
