import { defineSurroundings } from '../../../charts/package/define';
import { ordersBoardMachine } from '../../../machines/desk/ordersBoard';
import { rideBoardMachine } from '../../../machines/ride/rideBoard';
import { ordersBoard as ordersModel } from '../models/ordersBoard';
import { rideBoard as rideModel } from '../models/rideBoard';
import { ordersBoard as ordersScreens } from '../screens/ordersBoard';
import { rideBoard as rideScreens } from '../screens/rideBoard';
import { answersOf, sessionOver } from './answers';
import { notAt, playOf } from './play';
import { staffAt } from './staff';

/** Whoever is slow at "Try now" finds that it was tried by itself. */
const triedByItself = /^following\.lost$/;
const delays = { pollPause: 4_000, retryPause: [2_000, 4_000, 8_000, 15_000] };

export const ordersBoard = playOf(
  ordersModel,
  notAt(ordersScreens, { 'ordersBoard.retried': triedByItself }),
  defineSurroundings(ordersBoardMachine, {
    starts: { 'a store': (page) => staffAt(page, 'store', '/desk') },
    answers: {
      loadBoard: answersOf('GET /desk/orders', {
        'nothing waits': [200, { orders: [], next: null }],
        'an order waits': 'its own',
        'the session has ended': sessionOver,
      }),
      // The shop's stream tells what it likes when it likes.
      followBoard: () => null,
      signOut: answersOf('POST /desk/sign-out', { 'it has ended': 'its own' }),
    },
    delays,
  }),
);

export const rideBoard = playOf(
  rideModel,
  notAt(rideScreens, { 'rideBoard.retried': triedByItself }),
  defineSurroundings(rideBoardMachine, {
    starts: { 'a courier': (page) => staffAt(page, 'courier', '/ride') },
    answers: {
      beginBoard: answersOf('GET /ride/board', {
        'nothing is offered': 'its own',
        'the session has ended': sessionOver,
      }),
      loadBoard: answersOf('GET /ride/board', {
        'nothing is offered': 'its own',
        'the session has ended': sessionOver,
      }),
      followBoard: () => null,
      // Signing out stands on another part of the page.
      signOut: () => null,
    },
    delays,
  }),
);
