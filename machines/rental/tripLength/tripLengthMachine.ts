import { askToSignIn } from '../../identity/askToSignIn';
import { offerOf, tripLengthSetup } from './tripLengthSetup';

const chosen = [
  {
    guard: {
      type: 'isSameLength',
      params: ({ event }: { event: { hours: number } }) => event,
    },
    target: 'choosingOther',
    description: 'That is how long the trip is already.',
  },
  {
    target: 'quoting',
    actions: {
      type: 'keepHours',
      params: ({ event }: { event: { hours: number } }) => event,
    },
    description: 'The shopper wants to know what it would cost.',
  },
] as const;

const left = {
  target: 'closed',
  description: 'The shopper leaves; nothing more is changed.',
} as const;

/** Makes a booked trip longer or shorter, and shows the difference in price first. */
export const tripLengthMachine = tripLengthSetup.createMachine({
  id: 'tripLength',
  version: '1.1.0',
  description:
    'A booked trip is made longer or shorter: the difference in price is shown before anything changes.',
  context: ({ input }) => ({
    key: input,
    hours: input.hours,
    offer: null,
    message: '',
    changed: 'no',
  }),
  output: ({ context }) => ({ changed: context.changed }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The shopper says how long the trip is to be.',
      meta: { screen: 'asking', requirements: ['BOOK-05'] },
      tags: ['needsAnswer'],
      on: { 'tripLength.chosen': [...chosen], 'tripLength.closed': left },
    },
    choosingOther: {
      description: 'The shopper is told that the trip is that long already.',
      meta: { screen: 'same', requirements: ['BOOK-05'] },
      tags: ['needsAnswer'],
      on: { 'tripLength.chosen': [...chosen], 'tripLength.closed': left },
    },
    quoting: {
      description: 'The shop is asked whether the vehicles are free and what it costs.',
      meta: { screen: 'asking', requirements: ['BOOK-05'] },
      tags: ['busy'],
      on: { 'tripLength.closed': left },
      invoke: {
        id: 'quoteLength',
        src: 'quoteLength',
        input: ({ context }) => ({ ...context.key, hours: context.hours }),
        onDone: [
          {
            guard: { type: 'isOffered', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'keepOffer', params: ({ event }) => event.output },
            description: 'It is possible, at this price.',
          },
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: 'refused',
            actions: { type: 'keepMessage', params: ({ event }) => event.output },
            description: 'It is not possible, for instance because a vehicle is taken by then.',
          },
        ],
        onError: 'failed',
      },
    },
    deciding: {
      description: 'The shopper sees the old and the new amount, and when the vehicles are due.',
      meta: { screen: 'offer', requirements: ['BOOK-05'] },
      tags: ['needsAnswer'],
      on: {
        'tripLength.confirmed': { target: 'changing', description: 'The new amount is accepted.' },
        'tripLength.chosen': [...chosen],
        'tripLength.closed': left,
      },
    },
    changing: {
      description: 'The trip is changed; the question stays until the answer is known.',
      meta: { screen: 'offer', requirements: ['BOOK-05'] },
      tags: ['busy'],
      invoke: {
        id: 'changeLength',
        src: 'changeLength',
        input: ({ context }) => offerOf(context),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['markChanged', 'announceChange'],
            description: 'The trip is as long as wished.',
          },
          {
            guard: { type: 'isAmountChanged', params: ({ event }) => event.output },
            target: 'quoting',
            actions: 'sayPriceChanged',
            description: 'The price is another one by now: the shopper is told and sees it again.',
          },
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: 'refused',
            actions: { type: 'keepMessage', params: ({ event }) => event.output },
            description: 'It is no longer possible.',
          },
        ],
        onError: {
          target: 'failed',
          actions: 'markUnknown',
          description: 'No answer came: the trip may or may not be changed.',
        },
      },
    },
    signingIn: {
      description: 'The customer signs in again, and asks for the price after all.',
      meta: { screen: 'asking', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: { target: 'quoting', description: 'Signed in: the price is asked anew.' },
        nobody: { target: 'choosing', description: 'Nobody signed in: the trip stays as it is.' },
        failed: 'failed',
      }),
    },
    refused: {
      description: 'The shop says why it is not possible; another length can be asked about.',
      meta: { screen: 'refused', requirements: ['TRIP-12'] },
      tags: ['needsAnswer'],
      on: { 'tripLength.chosen': [...chosen], 'tripLength.closed': left },
    },
    failed: {
      description: 'The shop could not be reached; asking again tells what became of it.',
      meta: { screen: 'failed', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        'tripLength.retried': { target: 'quoting', description: 'The shopper tries again.' },
        'tripLength.chosen': [...chosen],
        'tripLength.closed': left,
      },
    },
    closed: {
      type: 'final',
      description: 'The dialog is closed, and the trip is read again.',
      meta: { screen: 'closed', requirements: ['BOOK-05'] },
      tags: ['done'],
    },
  },
});
