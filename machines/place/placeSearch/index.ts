export {
  type FoundPlace,
  type PlaceSearchEvent,
  type PlaceSearchScreen,
  type PointAnswer,
  placeSearchMachine,
} from './placeSearchMachine';
