import { askToSignIn } from '../../identity/askToSignIn';
import { addressFormSetup, outputOf, toSave } from './addressFormSetup';
import { writing } from './writing';

export const addressFormMachine = addressFormSetup.createMachine({
  id: 'addressForm',
  version: '1.0.0',
  description:
    'One address is written or changed; a customer’s is kept by the shop, a guest’s by the browser.',
  context: ({ input }) => ({
    ...input,
    named: null,
    form: null,
    guest: null,
    saved: null,
    refusal: '',
    ending: 'none',
  }),
  output: outputOf,
  initial: 'writing',
  states: {
    writing,
    saving: {
      description: 'The server saves the address, once.',
      meta: { screen: 'form', requirements: ['ADDR-25', 'ADDR-29', 'ADDR-31', 'ADDR-33'] },
      tags: ['busy'],
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: toSave,
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: [
              { type: 'keepSaved', params: ({ event }) => event.output },
              { type: 'announceSaved', params: ({ event }) => event.output },
            ],
            description: 'It is saved, and the list has been read again.',
          },
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: '#addressForm.writing.notice.refused',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => event.output },
              'announceRefusal',
            ],
            description: 'The server refused.',
          },
        ],
        onError: '#addressForm.writing.notice.failed',
      },
    },
    signingIn: {
      description: 'The shopper signs in again over the form, and it is saved then.',
      meta: { screen: 'none', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: { target: 'saving', description: 'Signed in.' },
        nobody: { target: 'writing', description: 'Not signed in: the form is as it was typed.' },
        failed: 'writing',
      }),
    },
    saved: {
      type: 'final',
      description: 'The address is in the list.',
      meta: { screen: 'form', requirements: ['ADDR-25', 'ADDR-32'] },
      tags: ['done'],
    },
    kept: {
      type: 'final',
      description: 'The browser keeps the guest’s contact and address.',
      meta: { screen: 'form', requirements: ['ADDR-26', 'ADDR-27', 'ADDR-38'] },
      tags: ['done'],
    },
    closed: {
      type: 'final',
      description: 'Closed with nothing changed.',
      meta: { screen: 'form', requirements: ['ADDR-21'] },
    },
  },
});
