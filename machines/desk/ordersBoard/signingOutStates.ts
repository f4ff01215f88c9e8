import { boardSetup } from './boardSetup';

const signingOut = boardSetup.createStateConfig({
  description: 'The shop is told; at this desk the session ends in any case.',
  meta: { screen: 'loading', requirements: ['DESK-01'] },
  tags: ['busy'],
  on: { 'ordersBoard.leaving': { description: 'It is under way.' } },
  invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
});

const signedOut = boardSetup.createStateConfig({
  type: 'final',
  description: 'Nobody is at this desk; its orders stay where they are.',
  meta: { screen: 'none', requirements: ['DESK-01'] },
  tags: ['done', 'needsSignIn'],
});

export const signingOutStates = { signingOut, signedOut };
