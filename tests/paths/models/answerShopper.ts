import { defineModel } from '../../../charts/package/define';
import { type AnswerTaken, answerShopperMachine } from '../../../machines/desk/answerShopper';

const taken: Record<string, AnswerTaken> = {
  'the shop has it': { ok: true },
  'somebody was faster': { ok: false, reason: 'answered', by: 'samir@store.example' },
  'the session has ended': { ok: false, reason: 'signedOut' },
  'the shop says no': { ok: false, reason: 'refused', message: 'No.' },
};

export const answerShopper = defineModel(answerShopperMachine, {
  inputs: { 'a conversation': { about: 'talk', id: 7 } },
  events: {
    'answerShopper.given': [
      { answer: { kind: 'words', text: 'Yes, we do.', key: 'k1', seen: '0' } },
      { answer: { kind: 'nothing', seen: '0' } },
    ],
    'answerShopper.retried': [{}],
    'answerShopper.givenUp': [{}],
    'answerShopper.read': [{}],
  },
  results: { sendAnswer: taken },
  project: ({ message, by, answer }) => [message, by, answer?.kind ?? ''],
});
