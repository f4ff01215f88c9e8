import { defineModel } from '../../../charts/package/define';
import { answerRefundMachine, type RefundReply } from '../../../machines/operator/answerRefund';

const replies: Record<string, RefundReply> = {
  'it is noted': { ok: true },
  'somebody was faster': { ok: false, reason: 'answered' },
  'the session has ended': { ok: false, reason: 'signedOut' },
  'the shop says no': { ok: false, reason: 'refused', message: 'No.' },
};

export const answerRefund = defineModel(answerRefundMachine, {
  inputs: { 'a request': { orderId: 100007 } },
  events: {
    'answerRefund.granting': [{}],
    'answerRefund.refusing': [{}],
    'answerRefund.kept': [{}],
    'answerRefund.granted': [{ amount: 12.5, words: 'Sorry.' }],
    'answerRefund.refused': [{ words: 'It was on time.' }],
    'answerRefund.retried': [{}],
    'answerRefund.corrected': [{}],
    'answerRefund.closed': [{}],
  },
  results: { approveRefund: replies, rejectRefund: replies },
});
