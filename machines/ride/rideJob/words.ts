import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Ride an order',
  events: {
    'rideJob.accepted': 'Accept pressed',
    'rideJob.pickedUp': 'Picked up pressed',
    'rideJob.backAsked': 'Give back pressed',
    'rideJob.backConfirmed': 'Giving back confirmed',
    'rideJob.kept': 'Back pressed',
    'rideJob.arrived': 'At the door pressed',
    'rideJob.cashCollected': 'Cash collected pressed',
    'rideJob.codeEntered': 'The four digits are entered',
    'rideJob.moved': 'The order stands elsewhere',
    'rideJob.placeTold': 'The phone tells its place, or does not',
    'rideJob.retried': 'Try again',
    'rideJob.closed': 'Read and closed',
  },
  guards: {
    begins: 'The order stands there, with what is not sent yet',
    isNow: 'It stands there now',
    isCash: 'Cash is due',
    isDone: 'The shop has noted it',
    isHandled: 'Somebody else was faster',
    isWrongCode: 'The digits are wrong',
  },
  actors: {
    press: 'Have it sent, now or later',
    sharePlace: 'Tell where the phone is',
  },
  actions: {
    keepStage: 'Keep where it stands',
    noteStage: 'Note where it stands',
    noteCash: 'Note that the cash is there',
    keepCode: 'Keep the digits',
    forgetCode: 'Forget the digits',
    forgetKept: 'Forget what was to be sent',
    keepPlace: 'Note whether the place is shared',
    keepWho: 'Note who was faster',
    keepMessage: 'Note what the shop said',
    noteEnd: 'Note how it ended',
  },
  delays: {},
};
