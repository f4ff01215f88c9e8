import { defineModel } from '../../../charts/package/define';
import { sendMessageMachine } from '../../../machines/orders/sendMessage';
import { signIn } from '../answers';

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
      'the session has ended': { ok: false, reason: 'signedOut', message: '' },
      'the picture cannot be read': {
        ok: false,
        reason: 'refused',
        message: 'This is not a picture.',
      },
    },
    askToSignIn: signIn,
  },
  project: ({ unsent, refusal }) => [unsent.length, refusal],
});
