export { sendMessageMachine } from './sendMessageMachine';
export {
  type ChosenPicture,
  type Draft,
  mostUnsent,
  type SendMessageAnswer,
  type SendMessageScreen,
} from './sendMessageSetup';
