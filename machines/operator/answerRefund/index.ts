export { answerRefundMachine } from './answerRefundMachine';
export type { AnswerRefundScreen, RefundReply } from './answerRefundSetup';
