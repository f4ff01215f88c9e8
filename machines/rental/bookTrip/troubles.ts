import { type BookTripEvent, bookTripSetup, couponOf } from './bookTripSetup';

const resubmitted = {
  target: 'rememberingAttempt',
  actions: {
    type: 'keepPayload',
    params: ({ event }: { event: Extract<BookTripEvent, { type: 'bookTrip.submitted' }> }) => event,
  },
} as const;

const bookedElsewhere = {
  target: 'bookedElsewhere',
  actions: {
    type: 'keepElsewhere',
    params: ({ event }: { event: { tripId: number } }) => event,
  },
  description: 'Another window has booked this trip cart.',
} as const;

/** The booking stays written down until its outcome is known, and is not sent again without a press. */
const leaving = ['markLeft', 'leaveAttempt'] as const;

const checkingPrice = bookTripSetup.createStateConfig({
  description: 'The shop is asked for its new total.',
  meta: { screen: 'waiting', requirements: ['BOOK-05'] },
  tags: ['busy'],
  invoke: {
    id: 'quoteTrip',
    src: 'quoteTrip',
    input: ({ context }) => ({ couponCode: couponOf(context) }),
    onDone: [
      {
        guard: { type: 'isPriced', params: ({ event }) => event.output },
        target: 'confirmingTotal',
        actions: { type: 'keepNewTotal', params: ({ event }) => event.output },
        description: 'The new total is known.',
      },
      {
        guard: { type: 'isVehicleGone', params: ({ event }) => event.output },
        target: 'mendingVehicles',
        actions: { type: 'keepRefusal', params: ({ event }) => event.output },
        description: 'A vehicle cannot be had any more.',
      },
      {
        guard: { type: 'isSignInNeeded', params: ({ event }) => event.output },
        target: 'signingIn',
        actions: 'dropAttempt',
        description: 'The session has ended meanwhile; nothing was booked.',
      },
      {
        target: 'refused',
        actions: { type: 'keepRefusal', params: ({ event }) => event.output },
        description: 'The trip cannot be priced any more.',
      },
    ],
    onError: 'missingPrice',
  },
});

const missingPrice = bookTripSetup.createStateConfig({
  description:
    'The total has changed and the shop does not say to what; nothing was booked, and the shopper may ask again.',
  meta: { screen: 'unpriced', requirements: ['BOOK-05', 'ERR-01'] },
  tags: ['failed', 'needsAnswer'],
  on: {
    'bookTrip.retried': {
      description: 'The shop is asked for its new total again.',
      target: 'checkingPrice',
    },
    'bookTrip.left': {
      description: 'The shopper goes back to the form; nothing was booked.',
      target: 'filling',
    },
  },
});

const confirmingTotal = bookTripSetup.createStateConfig({
  description: 'The shopper sees the old and the new total, and what has changed, and decides.',
  meta: { screen: 'confirmTotal', requirements: ['BOOK-05'] },
  tags: ['needsAnswer'],
  on: {
    'bookTrip.totalConfirmed': { target: 'rememberingAttempt', actions: 'acceptNewTotal' },
    'bookTrip.totalDeclined': 'filling',
  },
});

const signingIn = bookTripSetup.createStateConfig({
  description: 'The shopper signs in, and goes on from where the booking stopped.',
  meta: { screen: 'form', requirements: ['GATE-07', 'SESS-11'] },
  tags: ['needsSignIn'],
  invoke: {
    id: 'askToSignIn',
    src: 'askToSignIn',
    onDone: [
      {
        guard: { type: 'isToBeSettled', params: ({ event }) => event.output },
        target: 'rememberingAttempt',
        actions: 'resetTries',
        description: 'Signed in: what became of the earlier try is asked first.',
      },
      {
        target: 'filling',
        actions: leaving,
        description:
          'Nothing was booked, and the customer’s own contact is looked over; or nobody signed in.',
      },
    ],
    onError: { target: 'filling', actions: leaving },
  },
});

/** The shop tells only who sent a booking what became of it, and takes the question of anybody else for a new one. */
const missingSender = bookTripSetup.createStateConfig({
  description:
    'A booking sent while signed in may have arrived; only its customer can see that, and the shopper decides.',
  meta: { screen: 'senderAway', requirements: ['GATE-07', 'SESS-11'] },
  tags: ['needsAnswer'],
  on: {
    'bookTrip.signInChosen': 'signingIn',
    'bookTrip.bookedAnew': {
      target: 'rememberingAttempt',
      actions: ['forgetAttempt', 'resetTries'],
    },
    'bookTrip.left': { target: 'filling', actions: leaving },
  },
});

const refused = bookTripSetup.createStateConfig({
  description: 'The shop refused; the reason stands beside the form until something changes.',
  meta: { screen: 'refused', requirements: ['TRIP-29'] },
  tags: ['needsAnswer'],
  on: {
    'bookTrip.submitted': resubmitted,
    'bookTrip.edited': { target: 'filling', actions: 'forgetRefusal' },
    'bookTrip.bookedElsewhere': bookedElsewhere,
  },
});

const mendingVehicles = bookTripSetup.createStateConfig({
  description: 'A vehicle went meanwhile; the shopper changes the trip cart or tries again.',
  meta: { screen: 'mendVehicles', requirements: ['TRIP-12'] },
  tags: ['needsAnswer'],
  on: {
    'bookTrip.submitted': resubmitted,
    'bookTrip.edited': { target: 'filling', actions: 'forgetRefusal' },
    'bookTrip.bookedElsewhere': bookedElsewhere,
  },
});

const mendingTrip = bookTripSetup.createStateConfig({
  description: 'The trip cannot be as it is; the shopper changes its time or places.',
  meta: { screen: 'mendTrip', requirements: ['RENT-06'] },
  tags: ['needsAnswer'],
  on: {
    'bookTrip.submitted': resubmitted,
    'bookTrip.edited': { target: 'filling', actions: 'forgetRefusal' },
    'bookTrip.bookedElsewhere': bookedElsewhere,
  },
});

const needingConnection = bookTripSetup.createStateConfig({
  description:
    'The device has no connection, so nothing was sent; everything stays as it is until the shopper tries again.',
  meta: { screen: 'offline', requirements: ['BOOK-03'] },
  tags: ['failed', 'needsAnswer'],
  on: {
    'bookTrip.retried': { target: 'rememberingAttempt', actions: 'resetTries' },
    'bookTrip.left': 'filling',
  },
});

const unreachable = bookTripSetup.createStateConfig({
  description:
    'The shop does not answer; the shopper may try again, and no second booking can arise.',
  meta: { screen: 'unreachable', requirements: ['ERR-01'] },
  tags: ['failed', 'needsAnswer'],
  on: {
    'bookTrip.retried': { target: 'rememberingAttempt', actions: 'resetTries' },
    'bookTrip.left': { target: 'filling', actions: leaving },
  },
});

export const troubles = {
  checkingPrice,
  missingPrice,
  confirmingTotal,
  signingIn,
  missingSender,
  refused,
  needingConnection,
  mendingVehicles,
  mendingTrip,
  unreachable,
};
