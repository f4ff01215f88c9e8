import { addressFormSetup } from './addressFormSetup';

const pin = addressFormSetup.createStateConfig({
  description: 'The pin on the map, and what it points at.',
  meta: { screen: 'form', requirements: ['ADDR-21'] },
  initial: 'resting',
  on: {
    'addressForm.pinMoved': {
      target: '.aiming',
      actions: { type: 'movePin', params: ({ event }) => event },
    },
    'addressForm.placeFound': {
      guard: { type: 'isFound', params: ({ event }) => event },
      target: '.named',
      actions: { type: 'keepFound', params: ({ event }) => event },
      description: 'The search found it, and the pin goes there.',
    },
    'addressForm.positionAsked': '.locating',
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
    locating: {
      description: 'The device is asked where it is; the shopper has five seconds to allow it.',
      meta: { screen: 'locating', requirements: ['ADDR-21', 'LOC-12'] },
      invoke: {
        id: 'locateDevice',
        src: 'locateDevice',
        onDone: [
          {
            guard: { type: 'isLocated', params: ({ event }) => event.output },
            target: 'naming',
            actions: { type: 'putPin', params: ({ event }) => event.output },
            description: 'The device gave its position.',
          },
          { target: 'notLocated', description: 'It may not tell, or does not know.' },
        ],
        onError: 'notLocated',
      },
      after: { deviceDecision: 'notLocated' },
    },
    notLocated: {
      description: 'The device did not say where it is; the suggestions and the map remain.',
      meta: { screen: 'notLocated', requirements: ['ADDR-21', 'LOC-12'] },
      tags: ['failed'],
      on: { 'addressForm.addressTyped': 'resting' },
    },
    naming: {
      description: 'We ask what address the pin points at.',
      meta: { screen: 'form', requirements: ['ADDR-21', 'LOC-13'] },
      invoke: {
        id: 'nameSpot',
        src: 'nameSpot',
        input: ({ context }) => ({ point: context.point }),
        onDone: [
          {
            guard: { type: 'isNamed', params: ({ event }) => event.output },
            target: 'named',
            actions: { type: 'keepName', params: ({ event }) => event.output },
            description: 'The pin points at an address.',
          },
          {
            target: 'unnamed',
            actions: { type: 'keepName', params: ({ event }) => event.output },
            description: 'Nobody knows an address there.',
          },
        ],
        onError: 'unnamed',
      },
    },
    named: {
      description: 'The address of the pin stands in the form, where it can be changed.',
      meta: { screen: 'form', requirements: ['ADDR-21', 'LOC-13'] },
    },
    unnamed: {
      description: 'The address could not be looked up: what was typed stays.',
      meta: { screen: 'form', requirements: ['ADDR-21'] },
      tags: ['failed'],
    },
  },
});

/** The pin does without the map: whoever types the address is offered the places it may be. */
const search = addressFormSetup.createStateConfig({
  description: 'The places that begin like the address being typed.',
  meta: { screen: 'form', requirements: ['ADDR-21', 'LOC-15'] },
  initial: 'listening',
  states: {
    listening: {
      description: 'Each letter is handed to the search; what it finds moves the pin.',
      meta: { screen: 'form', requirements: ['ADDR-21', 'LOC-15', 'LOC-16'] },
      on: {
        'addressForm.addressTyped': {
          actions: { type: 'passTextOn', params: ({ event }) => event },
        },
        'addressForm.suggestionChosen': {
          actions: { type: 'passSuggestionOn', params: ({ event }) => event },
        },
        'addressForm.searchRetried': { actions: 'passRetryOn' },
      },
      invoke: {
        id: 'placeSearch',
        src: 'placeSearch',
        input: { text: '' },
        onDone: {
          target: 'listening',
          reenter: true,
          actions: { type: 'handOver', params: ({ event }) => ({ place: event.output }) },
        },
        onError: { target: 'listening', reenter: true },
      },
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
    'addressForm.submitted': {
      guard: 'isPointMissing',
      target: '.pointMissing',
      description: 'Nobody knows yet where on the map it is.',
    },
    'addressForm.guestSubmitted': {
      guard: 'isPointMissing',
      target: '.pointMissing',
      description: 'Nobody knows yet where on the map it is.',
    },
    'addressForm.pinMoved': { target: '.quiet', description: 'The pin stands somewhere now.' },
    'addressForm.placeFound': { target: '.quiet', description: 'The pin stands somewhere now.' },
    'addressForm.positionAsked': '.quiet',
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

export const writing = addressFormSetup.createStateConfig({
  type: 'parallel',
  description: 'The shopper writes the address down, or puts the pin at it.',
  meta: { screen: 'form', requirements: ['ADDR-15', 'ADDR-21', 'ADDR-22', 'ADDR-23', 'ADDR-24'] },
  tags: ['needsAnswer'],
  on: {
    'addressForm.submitted': {
      guard: 'isPointThere',
      target: 'saving',
      actions: { type: 'keepForm', params: ({ event }) => event },
      description: 'All that is needed is there.',
    },
    'addressForm.guestSubmitted': {
      guard: 'isPointThere',
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
    'addressForm.closed': { target: 'closed', actions: 'markClosed' },
  },
  states: { pin, search, notice },
});
