import { askToSignIn } from '../../identity/askToSignIn';
import { addressChoiceSetup, wordsOf } from './addressChoiceSetup';

export const keeping = addressChoiceSetup.createStateConfig({
  description: 'The selected address is being saved as it stands.',
  meta: { screen: 'section', requirements: ['ADDR-17', 'ADDR-30'] },
  initial: 'saving',
  states: {
    saving: {
      description: 'The server saves the selected address at once.',
      meta: { screen: 'section', requirements: ['ADDR-17', 'ADDR-29', 'ADDR-30'] },
      tags: ['busy'],
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context: { toSave } }) => {
          if (!toSave) throw new Error('nothing to save');
          return toSave;
        },
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: '#addressChoice.standing',
            actions: [
              'forgetToSave',
              {
                type: 'adoptSaved',
                params: ({ event: { output } }) => ({ address: output.ok ? output.address : null }),
              },
              { type: 'announceSaved', params: ({ event }) => wordsOf(event.output) },
            ],
            description: 'It is saved, and the list has been read again.',
          },
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: '#addressChoice.standing',
            actions: [
              'forgetToSave',
              { type: 'announceRefusal', params: ({ event }) => wordsOf(event.output) },
            ],
            description: 'The server refused: the box is as before.',
          },
        ],
        onError: '#addressChoice.standing.failed',
      },
    },
    signingIn: {
      description: 'The customer signs in again, and the address is saved then.',
      meta: { screen: 'section', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: { target: 'saving', description: 'Signed in.' },
        nobody: {
          target: '#addressChoice.standing',
          actions: 'forgetToSave',
          description: 'Not signed in: the box is as before.',
        },
        failed: '#addressChoice.standing.failed',
      }),
    },
  },
});
