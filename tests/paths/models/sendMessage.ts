import { defineModel } from '../../../charts/paths/fixtures';
import { sendMessageMachine } from '../../../machines/sendMessage';

const hello = { key: 'k1', text: 'Hello', pictures: [] };

export const sendMessage = defineModel(sendMessageMachine, {
  inputs: {
    'nothing unsent': { conversationId: 7, unsent: [] },
    'a message left unsent': { conversationId: 7, unsent: [hello] },
  },
  events: {
    'sendMessage.written': [{ draft: { key: 'k2', text: 'Is it ready?', pictures: [] } }],
    'sendMessage.retried': [{}],
    'sendMessage.discarded': [{}],
  },
  results: {
    sendMessage: {
      'the shop has it': { ok: true },
      'the picture is none': { ok: false, message: 'This is not a picture.' },
    },
  },
  project: ({ unsent, refusal }) => [unsent.length, refusal],
});
