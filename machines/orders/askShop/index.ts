export {
  type AskAnswer,
  type AskShopEvent,
  type AskShopScreen,
  askShopMachine,
  type Question,
} from './askShopMachine';
