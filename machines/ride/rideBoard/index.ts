export type {
  RideBoardAnswer,
  RideBoardNews,
  RideBoardScreen,
  RideConnection,
} from './boardSetup';
export { rideBoardMachine } from './rideBoardMachine';
