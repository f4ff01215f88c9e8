import { parcelSetup } from './parcelSetup';

export const steps = parcelSetup.createStateConfig({
  description: 'One step is open, the finished ones are folded.',
  meta: { screen: 'steps', requirements: ['MOD-01'] },
  initial: 'findingStep',
  on: {
    'parcel.stepOpened': {
      description: 'The shopper opens a step; one out of reach gives way to the first unfinished.',
      target: '.findingStep',
      actions: { type: 'wantStep', params: ({ event }) => ({ step: event.step }) },
    },
    'parcel.stepFinished': [
      {
        guard: { type: 'isPriceChanging', params: ({ event }) => ({ patch: event.patch }) },
        description: 'A step is filled in and changes the price; the first unfinished one opens.',
        target: '.findingStep',
        actions: [
          { type: 'keepDraft', params: ({ event }) => ({ patch: event.patch }) },
          { type: 'wantStep', params: { step: null } },
          'outdatePrice',
          'quietenNotice',
        ],
      },
      {
        description: 'A step is filled in; the first unfinished one opens.',
        target: '.findingStep',
        actions: [
          { type: 'keepDraft', params: ({ event }) => ({ patch: event.patch }) },
          { type: 'wantStep', params: { step: null } },
          'quietenNotice',
        ],
      },
    ],
    'parcel.placeAsked': {
      description: 'The shopper wants to pick a place.',
      target: '.pickingPlace',
      actions: { type: 'askEnd', params: ({ event }) => ({ end: event.end }) },
    },
  },
  states: {
    findingStep: {
      description: 'The step to open is decided.',
      meta: { screen: 'steps', requirements: [] },
      always: [
        { guard: 'isAtKind', target: 'choosingKind', description: 'What is sent comes first.' },
        { guard: 'isAtSender', target: 'addressingSender', description: 'The sender is asked.' },
        {
          guard: 'isAtSamePlace',
          target: 'mendingDestination',
          description: 'It would go to where it comes from.',
        },
        {
          guard: 'isAtReceiver',
          target: 'addressingReceiver',
          description: 'The receiver is asked.',
        },
        { target: 'choosingPayment', description: 'Only the payment is left.' },
      ],
    },
    choosingKind: {
      description: 'The shopper says what is sent, and what the courier should know.',
      meta: { screen: 'steps', step: 'what', requirements: ['MOD-01'] },
    },
    addressingSender: {
      description: 'The shopper says who sends it and from where.',
      meta: {
        screen: 'steps',
        step: 'sender',
        requirements: ['CHK-05', 'CHK-06', 'CHK-07', 'CHK-08', 'ADDR-37'],
      },
    },
    addressingReceiver: {
      description: 'The shopper says who receives it and where.',
      meta: {
        screen: 'steps',
        step: 'receiver',
        requirements: ['CHK-05', 'CHK-06', 'CHK-07', 'CHK-08', 'ADDR-37'],
      },
    },
    mendingDestination: {
      description:
        'Pick-up and destination are one place; it is told at the destination until something changes.',
      meta: { screen: 'steps', step: 'receiver', trouble: 'samePlace', requirements: [] },
      on: {
        'parcel.draftChanged': {
          target: 'findingStep',
          description: 'Something was changed.',
        },
      },
    },
    pickingPlace: {
      description:
        'The shopper searches an end of the way, picks it on the map or among the saved.',
      meta: { screen: 'steps', requirements: ['LOC-05'] },
      invoke: {
        id: 'askForPlace',
        src: 'askForPlace',
        input: ({ context: { asking, draft } }) => ({ end: asking, known: draft[asking].place }),
        onDone: [
          {
            guard: { type: 'isPicked', params: ({ event }) => event.output },
            target: 'findingStep',
            actions: [
              { type: 'keepPlace', params: ({ event }) => event.output },
              'outdatePrice',
              'quietenNotice',
            ],
            description: 'A place was picked.',
          },
          { target: 'findingStep', description: 'The shopper went back.' },
        ],
        onError: 'findingStep',
      },
    },
    choosingPayment: {
      description:
        'The shopper says when it arrives, who pays and how, may tip, and orders the courier.',
      meta: { screen: 'steps', step: 'payment', requirements: ['CHK-04'] },
    },
  },
});
