export { changeTripMachine } from './changeTripMachine';
export {
  type ChangeTripInput,
  type ChangeTripOutput,
  type ChangeTripScreen,
  lackingLines,
  type TripChangeAnswer,
} from './changeTripSetup';
