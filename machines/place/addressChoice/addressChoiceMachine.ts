import { addressChoiceSetup, takenPlace } from './addressChoiceSetup';
import { keeping } from './keeping';
import { leaving } from './leaving';

const noOne = { id: null, point: null };

export const addressChoiceMachine = addressChoiceSetup.createMachine({
  id: 'addressChoice',
  version: '1.0.0',
  description:
    'A customer’s addresses: one is selected for an order, written, changed, saved as it stands or deleted.',
  context: ({ input }) => ({
    ...input,
    marked: null,
    edited: noOne,
    fromList: false,
    toSave: null,
    leaving: null,
    refusal: '',
  }),
  initial: 'standing',
  states: {
    standing: {
      description: 'The selected address, or the list of the address book, stands there.',
      meta: { screen: 'section', requirements: ['ADDR-01', 'ADDR-03', 'ADDR-18'] },
      initial: 'quiet',
      on: {
        'address.listOpened': {
          target: 'choosing',
          actions: { type: 'mark', params: ({ event }) => event },
        },
        'address.formAsked': {
          target: 'writing',
          actions: ['noteFromSection', { type: 'keepEdited', params: ({ event }) => event }],
        },
        'address.saveTicked': {
          target: 'keeping',
          actions: { type: 'keepToSave', params: ({ event }) => event },
        },
        'address.deleteAsked': {
          target: 'leaving',
          actions: { type: 'keepLeaving', params: ({ event }) => event },
        },
      },
      states: {
        quiet: {
          description: 'Nothing is to be told.',
          meta: { screen: 'section', requirements: [] },
        },
        failed: {
          description:
            'The shop could not be reached: the box is as before, and can be ticked again.',
          meta: { screen: 'section', requirements: ['ADDR-34', 'ERR-01'] },
          tags: ['failed'],
          entry: ['forgetToSave', 'announceTrouble'],
        },
      },
    },
    choosing: {
      description: 'The saved addresses stand in a dialog, one of them marked.',
      meta: {
        screen: 'list',
        requirements: ['ADDR-11', 'ADDR-12', 'ADDR-13', 'ADDR-14', 'ADDR-19', 'ADDR-20'],
      },
      tags: ['needsAnswer'],
      on: {
        'address.marked': { actions: { type: 'mark', params: ({ event }) => event } },
        'address.selected': {
          target: 'standing',
          actions: { type: 'takePlace', params: ({ event }) => event },
        },
        'address.listClosed': 'standing',
        'address.formAsked': {
          target: 'writing',
          actions: ['noteFromList', { type: 'keepEdited', params: ({ event }) => event }],
        },
      },
    },
    writing: {
      description: 'An address is written or changed.',
      meta: { screen: 'form', requirements: ['ADDR-03', 'ADDR-12', 'ADDR-21', 'ADDR-25'] },
      tags: ['needsAnswer'],
      invoke: {
        id: 'addressForm',
        src: 'addressForm',
        input: ({ context: { edited } }) => ({ ...edited, needsPoint: true }),
        onDone: [
          {
            guard: { type: 'isToTake', params: ({ event }) => event.output },
            target: 'standing',
            actions: { type: 'takePlace', params: ({ event }) => takenPlace(event.output) },
            description: 'Saved where the store delivers: it becomes the selected address.',
          },
          {
            guard: { type: 'isOutside', params: ({ event }) => event.output },
            target: 'standing',
            actions: 'announceOutside',
            description: 'Saved, but the store does not deliver there: the selection stays.',
          },
          {
            guard: { type: 'isBackToList', params: ({ event }) => event.output },
            target: 'choosing',
            description: 'Closed: the list is open again.',
          },
          { target: 'standing', description: 'Closed with nothing changed.' },
        ],
        onError: 'standing.failed',
      },
    },
    keeping,
    leaving,
  },
});
