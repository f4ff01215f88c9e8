export {
  type TextNewsScreen,
  type TextNewsTold,
  textNewsMachine,
} from './textNewsMachine';
