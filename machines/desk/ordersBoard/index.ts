export type {
  BoardAnswer,
  BoardConnection,
  BoardNews,
  OrdersBoardScreen,
} from './boardSetup';
export { type Column, columns, decideColumn } from './decideColumn';
export { ordersBoardMachine } from './ordersBoardMachine';
