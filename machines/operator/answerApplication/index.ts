export { answerApplicationMachine } from './answerApplicationMachine';
export type {
  AnswerApplicationScreen,
  ApplicationAnswer,
  Opened,
} from './answerApplicationSetup';
