import { addressFormSetup } from './addressFormSetup';

const pin = addressFormSetup.createStateConfig({
  description: 'The pin on the map, and what it points at.',
  meta: { screen: 'form', requirements: ['ADDR-21'] },
  initial: 'resting',
  on: {
    'addressForm.pinMoved': {
      target: '.aiming',
      reenter: true,
      actions: { type: 'movePin', params: ({ event }) => event },
    },
  },
  states: {
    resting: {
      description: 'The pin stands where it stood.',
      meta: { screen: 'form', requirements: ['ADDR-21'] },
    },
    aiming: {
      description: 'The shopper moves the map beneath the pin.',
      meta: { screen: 'form', requirements: ['ADDR-21', 'LOC-18'] },
      after: { pinPause: 'naming' },
    },
    naming: {
      description: 'We ask what address the pin points at.',
      meta: { screen: 'form', requirements: ['ADDR-21', 'LOC-13'] },
      invoke: {
        id: 'nameSpot',
        src: 'nameSpot',
        input: ({ context }) => ({ point: context.point }),
        onDone: {
          target: 'named',
          actions: { type: 'keepName', params: ({ event }) => event.output },
        },
        onError: 'unnamed',
      },
    },
    named: {
      description: 'The address of the pin stands in the form, where it can be changed.',
      meta: { screen: 'form', requirements: ['ADDR-21'] },
    },
    unnamed: {
      description: 'The address could not be looked up: what was typed stays.',
      meta: { screen: 'form', requirements: ['ADDR-21'] },
      tags: ['failed'],
    },
  },
});

const notice = addressFormSetup.createStateConfig({
  description: 'What the shopper is told about the last try.',
  meta: { screen: 'form', requirements: [] },
  initial: 'quiet',
  on: {
    'addressForm.typed': {
      target: '.quiet',
      description: 'With the first keystroke the message leaves.',
    },
    'addressForm.pinMoved': '.quiet',
  },
  states: {
    quiet: {
      description: 'Nothing is to be told.',
      meta: { screen: 'form', requirements: [] },
    },
    pointMissing: {
      description: 'The pin has not been put anywhere yet.',
      meta: { screen: 'pointMissing', requirements: ['ADDR-21'] },
    },
    refused: {
      description: 'The server refused; the form is as it was typed.',
      meta: { screen: 'refused', requirements: ['ADDR-34'] },
      tags: ['failed'],
      exit: 'forgetRefusal',
    },
    failed: {
      description: 'The shop could not be reached; the form is as it was typed.',
      meta: { screen: 'failed', requirements: ['ADDR-34', 'ERR-01'] },
      tags: ['failed'],
    },
  },
});

/** The form is open: pin and message, side by side. */
export const writing = addressFormSetup.createStateConfig({
  type: 'parallel',
  description: 'The shopper writes the address down, or puts the pin at it.',
  meta: { screen: 'form', requirements: ['ADDR-15', 'ADDR-21', 'ADDR-22', 'ADDR-23', 'ADDR-24'] },
  tags: ['needsAnswer'],
  on: {
    'addressForm.submitted': [
      {
        guard: 'isPointMissing',
        target: '.notice.pointMissing',
        description: 'Nobody knows yet where on the map it is.',
      },
      {
        target: 'saving',
        actions: { type: 'keepForm', params: ({ event }) => event },
        description: 'All that is needed is there.',
      },
    ],
    'addressForm.guestSubmitted': [
      {
        guard: 'isPointMissing',
        target: '.notice.pointMissing',
        description: 'Nobody knows yet where on the map it is.',
      },
      {
        target: 'kept',
        actions: [
          { type: 'keepGuest', params: ({ event }) => event },
          {
            type: 'storeLocally',
            params: ({ event, context }) => ({ guest: event.guest, point: context.point }),
          },
        ],
        description: 'A guest: the browser keeps it, and nobody is asked.',
      },
    ],
    'addressForm.closed': { target: 'closed', actions: 'markClosed' },
  },
  states: { pin, notice },
});
