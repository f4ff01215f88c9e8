export { answerShopperMachine } from './answerShopperMachine';
export type {
  AnswerShopperScreen,
  AnswerTaken,
  Asked,
  ShopperAnswer,
} from './answerShopperSetup';
