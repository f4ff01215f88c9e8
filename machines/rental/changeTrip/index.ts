export { changeTripMachine } from './changeTripMachine';
export {
  type ChangeAnswer,
  type ChangeTripInput,
  type ChangeTripOutput,
  type ChangeTripScreen,
  lackingLines,
} from './changeTripSetup';
