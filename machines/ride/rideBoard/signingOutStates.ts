import { rideBoardSetup } from './boardSetup';

const signingOut = rideBoardSetup.createStateConfig({
  description: 'The shop is told; on this phone the session ends in any case.',
  meta: { screen: 'loading', requirements: ['RIDE-01'] },
  tags: ['busy'],
  on: { 'rideBoard.leaving': { description: 'It is under way.' } },
  invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
});

const signedOut = rideBoardSetup.createStateConfig({
  type: 'final',
  description: 'Nobody rides by this phone; orders stay where they are.',
  meta: { screen: 'none', requirements: ['RIDE-01'] },
  tags: ['done', 'needsSignIn'],
});

export const rideSigningOut = { signingOut, signedOut };
