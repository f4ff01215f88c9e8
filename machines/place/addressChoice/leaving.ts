import { askToSignIn } from '../../identity/askToSignIn';
import { addressChoiceSetup, wordsOf } from './addressChoiceSetup';

const answers = {
  'address.deleteConfirmed': 'deleting',
  'address.deleteDeclined': '#addressChoice.standing',
} as const;

export const leaving = addressChoiceSetup.createStateConfig({
  description: 'A saved address is to be deleted.',
  meta: { screen: 'deleteQuestion', requirements: [] },
  initial: 'asking',
  states: {
    asking: {
      description: 'The customer is asked whether the address shall really go.',
      meta: { screen: 'deleteQuestion', requirements: [] },
      tags: ['needsAnswer'],
      on: answers,
    },
    deleting: {
      description: 'The server deletes the address.',
      meta: { screen: 'deleteQuestion', requirements: [] },
      tags: ['busy'],
      invoke: {
        id: 'deleteAddress',
        src: 'deleteAddress',
        input: ({ context }) => ({ id: context.leaving?.id ?? 0 }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: '#addressChoice.standing',
            actions: { type: 'announceDeleted', params: ({ event }) => wordsOf(event.output) },
            description: 'It is gone, and the list has been read again.',
          },
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: 'refused',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => event.output },
              { type: 'announceRefusal', params: ({ event }) => wordsOf(event.output) },
            ],
            description: 'The server refused.',
          },
        ],
        onError: 'failed',
      },
    },
    signingIn: {
      description: 'The customer signs in again, and is asked again.',
      meta: { screen: 'deleteQuestion', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: { target: 'asking', description: 'Signed in.' },
        nobody: { target: '#addressChoice.standing', description: 'Not signed in: it stays.' },
        failed: 'failed',
      }),
    },
    refused: {
      description: 'The customer reads why the address stays.',
      meta: { screen: 'deleteRefused', requirements: ['ADDR-34'] },
      tags: ['failed', 'needsAnswer'],
      exit: 'forgetRefusal',
      on: answers,
    },
    failed: {
      description: 'The shop could not be reached; the customer may try again.',
      meta: { screen: 'deleteTrouble', requirements: ['ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: answers,
    },
  },
});
