import { checkoutSetup } from './checkoutSetup';
import { price } from './price';

const step = checkoutSetup.createStateConfig({
  description: 'One step is open, the finished ones are folded.',
  meta: { screen: 'steps', requirements: ['CHK-01', 'CHK-02', 'CHK-03'] },
  initial: 'findingStep',
  on: {
    'checkout.stepOpened': {
      description: 'The shopper opens a step; one out of reach gives way to the first unfinished.',
      target: '.findingStep',
      actions: { type: 'wantStep', params: ({ event }) => ({ step: event.step }) },
    },
    'checkout.stepFinished': {
      description: 'The shopper goes on to the first unfinished step.',
      target: '.findingStep',
      actions: { type: 'wantStep', params: { step: null } },
    },
  },
  states: {
    findingStep: {
      description: 'The step to open is decided.',
      meta: { screen: 'steps', requirements: [] },
      always: [
        { guard: 'isAtPlace', description: 'How and where comes first.', target: 'choosingPlace' },
        {
          guard: 'isAtDetails',
          description: 'When and extras are open.',
          target: 'settlingDetails',
        },
        { description: 'Only the payment is left.', target: 'choosingPayment' },
      ],
    },
    choosingPlace: {
      description: 'The shopper says how, where and to whom the order goes.',
      meta: {
        screen: 'steps',
        step: 'place',
        requirements: ['CHK-05', 'CHK-06', 'CHK-07', 'CHK-08', 'CHK-09', 'CHK-10', 'ADDR-01'],
      },
    },
    settlingDetails: {
      description: 'The shopper says when, and adds a note, a tip or a coupon.',
      meta: { screen: 'steps', step: 'details', requirements: ['PRICE-01'] },
      always: {
        guard: 'isBeforeDetails',
        description: 'A step before this one wants something again.',
        target: 'findingStep',
      },
    },
    choosingPayment: {
      description: 'The shopper chooses how to pay and places the order.',
      meta: { screen: 'steps', step: 'payment', requirements: ['CHK-04'] },
      always: {
        guard: 'isBeforePayment',
        description: 'A step before this one is open, or wants something again.',
        target: 'findingStep',
      },
    },
  },
});

const notice = checkoutSetup.createStateConfig({
  description: 'What the shop answered to the last try.',
  meta: { screen: 'steps', requirements: [] },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'Nothing is to be told.',
      meta: { screen: 'steps', notice: 'quiet', requirements: [] },
    },
    telling: {
      description: 'The shopper reads why the order was refused.',
      meta: { screen: 'steps', notice: 'telling', requirements: ['CHK-04', 'PRICE-01'] },
      on: {
        'checkout.draftChanged': {
          description: 'The shopper changes something, and the message leaves.',
          target: 'quiet',
        },
      },
    },
  },
});

export const choosing = checkoutSetup.createStateConfig({
  description: 'The shopper fills in the checkout beside the price.',
  meta: { screen: 'steps', requirements: ['CHK-01', 'GATE-06'] },
  type: 'parallel',
  entry: 'forgetElsewhere',
  on: {
    'checkout.orderedElsewhere': {
      description: 'Another window has ordered this cart.',
      target: '#checkout.orderedElsewhere',
      actions: { type: 'keepElsewhere', params: ({ event }) => event },
    },
    'checkout.typed': [
      {
        guard: { type: 'isPriceChanging', params: ({ event }) => ({ patch: event.patch }) },
        description: 'What was changed may change the price.',
        actions: [
          { type: 'keepDraft', params: ({ event }) => ({ patch: event.patch }) },
          'outdatePrice',
          'quietenNotice',
        ],
      },
      {
        description: 'What was changed leaves the price as it is.',
        actions: [
          { type: 'keepDraft', params: ({ event }) => ({ patch: event.patch }) },
          'quietenNotice',
        ],
      },
    ],
    'checkout.timeMoved': {
      description: 'The time could not be had, and the next one is chosen; what is told stays.',
      actions: [
        { type: 'keepDraft', params: ({ event: { scheduleAt } }) => ({ patch: { scheduleAt } }) },
        'outdatePrice',
      ],
    },
    'checkout.factsChanged': [
      {
        guard: {
          type: 'haveLinesChanged',
          params: ({ event: { facts, linesChanged } }) => ({ facts, linesChanged }),
        },
        description:
          'Other things are in the cart, the shop has taken its last change, or somebody else is ordering.',
        actions: [
          { type: 'keepFacts', params: ({ event: { facts, lines } }) => ({ facts, lines }) },
          'outdatePrice',
          'quietenNotice',
        ],
      },
      {
        guard: { type: 'isStillReady', params: ({ event: { facts } }) => ({ facts }) },
        description: 'The shop’s settings have changed.',
        actions: { type: 'keepFacts', params: ({ event: { facts, lines } }) => ({ facts, lines }) },
      },
      {
        description: 'There is nothing to order any more, or guests may no longer order.',
        target: '#checkout.arriving',
        actions: { type: 'keepFacts', params: ({ event: { facts, lines } }) => ({ facts, lines }) },
      },
    ],
  },
  states: { step, price, notice },
});
