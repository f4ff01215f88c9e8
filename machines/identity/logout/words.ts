import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Logout',
  events: {
    'logout.confirmed': 'Logout confirmed',
    'logout.declined': 'Logout declined',
  },
  guards: {},
  actors: {
    endServerSession: 'Tell the server about the logout',
    refetchCart: 'Fetch cart and wishlist anew',
  },
  actions: {
    removeToken: 'Remove the sign-in from the browser',
    dropPrivateData: 'Drop personal data from memory',
    forgetOrders: 'Forget drafts and orders on this device',
    noteLoggedOut: 'Note that the customer is logged out',
    announceLogout: 'Say that the logout worked',
    goHome: 'Go to the home page',
  },
  delays: {
    logoutPause: 'Pause before logging out (0.5 s)',
    logoutAnswerLimit: 'Longest wait for the server (4 s)',
    refetchLimit: 'Longest wait for the answer',
  },
};
