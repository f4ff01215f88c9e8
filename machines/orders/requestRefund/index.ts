export {
  type RefundPhoto,
  type RefundToAsk,
  type RefundWish,
  type RequestRefundAnswer,
  type RequestRefundScreen,
  requestRefundMachine,
} from './requestRefundMachine';
