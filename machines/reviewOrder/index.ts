export {
  type OrderReview,
  type ReviewOrderAnswer,
  type ReviewOrderInput,
  type ReviewOrderScreen,
  type ReviewPhoto,
  type ReviewText,
  reviewOrderMachine,
} from './reviewOrderMachine';
