import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import type { Answer } from '../../../charts/paths/surroundings';
import { deskSignInMachine } from '../../../machines/desk/deskSignIn';
import { rideSignInMachine } from '../../../machines/ride/rideSignIn';
import { deskSignIn as deskModel } from '../models/deskSignIn';
import { rideSignIn as rideModel } from '../models/rideSignIn';
import { deskSignIn as deskScreens } from '../screens/deskSignIn';
import { rideSignIn as rideScreens } from '../screens/rideSignIn';
import { answersOf, no } from './answers';
import { playOf } from './play';
import { type Door, staffToken } from './staff';

/** Whoever the table calls by another name comes in by a session of their own. */
let token = '';

const opening = (door: Door, path: string) => async (page: Page) => {
  token = await staffToken(door);
  await page.goto(path);
};

const letIn =
  (call: string, right: string, others: Parameters<typeof answersOf>[1]) =>
  (result: string): Answer | null =>
    result === right ? { call, status: 200, body: { token } } : answersOf(call, others)(result);

const signing = (call: string) =>
  letIn(call, 'they are right', {
    'they are wrong': no('credentials', 'No.', 401),
    'too many tries': no('too_many_attempts', 'No.', 429),
  });
const choosing = (call: string) =>
  letIn(call, 'the link is good', {
    'the link is used': no('invite_expired', 'No.'),
    'too many tries': no('too_many_attempts', 'No.', 429),
    'the shop says no': no('validation', 'No.', 403),
  });

/** What is waited for where the shop names no time. */
const delays = { untilNextTry: 60_000 };

export const deskSignIn = playOf(
  deskModel,
  deskScreens,
  defineSurroundings(deskSignInMachine, {
    starts: {
      'as on any day': opening('store', '/desk'),
      'by a link': opening('store', '/desk#invite=secret'),
    },
    answers: {
      signInAtDesk: signing('POST /desk/sign-in'),
      choosePassword: choosing('POST /desk/password'),
    },
    delays,
  }),
);

export const rideSignIn = playOf(
  rideModel,
  rideScreens,
  defineSurroundings(rideSignInMachine, {
    starts: {
      'as on any day': opening('courier', '/ride'),
      'by a link': opening('courier', '/ride#invite=secret'),
    },
    answers: {
      signInToRide: signing('POST /ride/sign-in'),
      choosePassword: choosing('POST /ride/password'),
    },
    delays,
  }),
);
