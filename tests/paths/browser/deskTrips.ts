import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import type { AnyScreens } from '../../../charts/paths/screens';
import { handleTripMachine } from '../../../machines/desk/handleTrip';
import { handleTrip as model } from '../models/handleTrip';
import { handleTrip as screens } from '../screens/handleTrip';
import { answersOf, no, sessionOver } from './answers';
import { hears, liveBoard } from './live';
import { playOf } from './play';
import { staffAt } from './staff';

const place = { lat: 0, lng: 0, location_name: 'Home' };

/** A trip as its office is told of it; one that is booked would wait for its day. */
const tripIs = (trip_status: string, handled_by = '') => ({
  id: 100012,
  trip_status,
  handled_by,
  rental_type: 'hourly',
  estimated_hours: 3,
  pickup_time: '2026-11-21T09:00:00.000Z',
  return_time: '2026-11-21T12:00:00.000Z',
  pickup_location: place,
  destination_location: { ...place, location_name: 'Far' },
  payment_method: 'cash_on_delivery',
  trip_amount: 30,
  due_amount: 30,
  contact_person_name: 'Rana Haddad',
  contact_person_number: '+966501234567',
  vehicles: [{ id: 1, name: 'Comet', image_full_url: '', quantity: 2 }],
});

const statuses = ['pending', 'confirmed', 'ongoing'] as const;
const colleague = 'samir@office.example';
const boards = {
  'no trip': { orders: [], trips: [], next: null },
  ...Object.fromEntries(
    statuses.flatMap((status) => [
      [status, { orders: [], trips: [tripIs(status)], next: null }],
      [`${status} by ${colleague}`, { orders: [], trips: [tripIs(status, colleague)], next: null }],
    ]),
  ),
};
const live = { read: '/desk/trips', stream: '/desk/stream', event: 'desk' };

const opened = (first: (typeof statuses)[number]) => async (page: Page) => {
  await liveBoard(page, { live, boards, first });
  await staffAt(page, 'office', '/desk');
  await page.getByRole('button', { name: /#100012/ }).click();
};

const answers = (call: string, becomes: string) =>
  answersOf(`PUT /desk/trips/100012/${call}`, {
    'it is noted': [200, tripIs(becomes)],
    'somebody was faster': [
      409,
      { errors: [{ code: 'trip_handled', message: 'No.', by: colleague }] },
    ],
    'the session has ended': sessionOver,
    'the shop says no': no('refused', 'No.'),
  });

/** In a browser its office's board tells what a colleague did, live. */
const told: AnyScreens = {
  ...screens,
  gestures: {
    ...screens.gestures,
    'handleTrip.moved': ({ status, by }: { status: string; by: string }) => [
      hears(`${status} by ${by}`),
    ],
    'handleTrip.left': () => [hears('no trip')],
  },
  seen: {
    ...screens.seen,
    // Who it was is told where that is known.
    handledElsewhere: {
      ...screens.seen.handledElsewhere,
      says: [new RegExp(`${colleague} was faster|has been seen to meanwhile`)],
    },
  },
};

export const handleTrip = playOf(
  model,
  told,
  defineSurroundings(handleTripMachine, {
    starts: {
      'a new trip': opened('pending'),
      'one that is confirmed': opened('confirmed'),
      'one that is on the road': opened('ongoing'),
    },
    answers: {
      confirm: answers('confirm', 'confirmed'),
      decline: answers('decline', 'canceled'),
      start: answers('start', 'ongoing'),
      end: answers('end', 'completed'),
    },
  }),
  {
    // A trip that is open no more has left the board.
    events: {
      ...model.fixtures.events,
      'handleTrip.moved': [
        { status: 'confirmed', by: colleague },
        { status: 'ongoing', by: colleague },
      ],
    },
  },
);
