export {
  type DraftVerdict,
  decideTripDraft,
  hoursOfDraft,
  planOfDraft,
  type TripDraft,
  type TripRoute,
} from './decideTripDraft';
export { rentalSearchMachine } from './rentalSearchMachine';
export type {
  RentalSearchOutput,
  RentalSearchScreen,
  RouteQuestion,
  TripChoices,
} from './rentalSearchSetup';
