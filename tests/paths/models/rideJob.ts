import { defineModel } from '../../../charts/package/define';
import { rideJobMachine } from '../../../machines/ride/rideJob';
import type { PressAnswer } from '../../../machines/ride/ridePresses';

const answers: Record<string, PressAnswer> = {
  'it is noted': { ok: true },
  'somebody was faster': { ok: false, reason: 'handled', by: 'Omar' },
  'the digits are wrong': { ok: false, reason: 'wrongCode' },
  'the shop says no': { ok: false, reason: 'refused', message: 'No.' },
};
const one = {
  orderId: 100007,
  isCash: false,
  isCashFirst: false,
  isAtDoor: false,
  kept: null,
} as const;

export const rideJob = defineModel(rideJobMachine, {
  inputs: {
    'an offer': { ...one, stage: 'offer' },
    'an offer with cash': { ...one, stage: 'offer', isCash: true },
    'one whose sender pays in cash': { ...one, stage: 'store', isCashFirst: true },
    'one at the store': { ...one, stage: 'store' },
    'one on the way': { ...one, stage: 'road' },
    'one at its door': { ...one, stage: 'road', isAtDoor: true },
    'one at its door with cash': { ...one, stage: 'road', isAtDoor: true, isCash: true },
    'one that is over': { ...one, stage: 'over' },
    'one that was accepted unheard': { ...one, stage: 'offer', kept: 'accept' },
    'one that was given back unheard': { ...one, stage: 'store', kept: 'giveBack' },
    'one that was picked up unheard': { ...one, stage: 'store', kept: 'pickUp' },
    'one at whose door they were unheard': { ...one, stage: 'road', kept: 'arrive' },
    'one that was handed over unheard': { ...one, stage: 'road', kept: 'deliver' },
    'one that was left at the door unheard': { ...one, stage: 'road', kept: 'leave' },
    'one that was brought back unheard': { ...one, stage: 'road', kept: 'bringBack' },
    'one that was left to another unheard': { ...one, stage: 'road', kept: 'passOn' },
  },
  events: {
    'rideJob.accepted': [{}],
    'rideJob.pickedUp': [{}],
    'rideJob.backAsked': [{}],
    'rideJob.backConfirmed': [{}],
    'rideJob.kept': [{}],
    'rideJob.arrived': [{}],
    'rideJob.cashCollected': [{}],
    'rideJob.codeEntered': [{ code: '4711' }],
    'rideJob.leavable': [{}],
    'rideJob.photoTaken': [{ file: { name: 'door.jpg', size: 1 } }],
    'rideJob.photoConfirmed': [{}],
    'rideJob.stopAsked': [{}],
    'rideJob.reasonChosen': [{ reason: 'vehicle' }],
    'rideJob.broughtBack': [{}],
    'rideJob.passedOn': [{}],
    'rideJob.moved': [{ stage: 'offer' }, { stage: 'store' }, { stage: 'road' }, { stage: 'over' }],
    'rideJob.placeTold': [{ isShared: true }, { isShared: false }],
    'rideJob.retried': [{}],
    'rideJob.closed': [{}],
  },
  results: {
    press: answers,
    preparePhoto: {
      'a picture': { photo: 'data:image/jpeg;base64,/9j/' },
      'no picture': { photo: null },
    },
    sharePlace: {},
  },
  project: ({ stage, kept, isCash, isCashFirst, isLeavable, isAtDoor }) => [
    stage,
    isAtDoor,
    kept,
    isCash,
    isCashFirst,
    isLeavable,
  ],
  infeasible: {
    'rideJob.riding|xstate.done.actor.sharePlace|0': 'It tells for as long as the ride takes',
  },
});
