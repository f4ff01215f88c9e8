export {
  type AddFundAnswer,
  type AddFundScreen,
  addFundMachine,
  type FundRequest,
} from './addFundMachine';
