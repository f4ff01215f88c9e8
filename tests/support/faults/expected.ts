/*
 * What a shopper may expect of faults, written by hand and never read off a chart: where something fails, it is told,
 * unless the state stands here with its reason.
 */

const byPress =
  'Whoever pressed waits for the answer, and tells it: the order’s own flow, or the duty that did not change.';

/** Nothing is said although something failed. */
export const quiet: Readonly<Record<string, string>> = {
  'followInbox.streaming': 'Nobody asked for it: the badge stays as it was and is asked for again.',
  'followInbox.asking': 'Nobody asked for it: the badge stays as it was and is asked for again.',
  'tracking.streaming': 'The order is asked for every few seconds instead, as its page says.',
  'session.identity.requestingGuestId':
    'Nobody asked for it: it is asked for again by itself, and by the first call that needs it.',
  'prescription.checking':
    'Nobody asked for it: the pictures stay, and the order itself tells whether they are there.',
  'ordersBoard.following.streaming':
    'Orders are asked for every few seconds instead, as a note on the board says.',
  'rideBoard.following.streaming':
    'Offers are asked for every few seconds instead, as a note on the board says.',
  'ridePresses.sending': byPress,
  'interests.skipping':
    'Who skips wants to hear no more of it, and this device does not ask again.',
};

/** All is well for the shopper although something failed on the way. */
export const well: Readonly<Record<string, string>> = {
  'finishLogin.refetchingCart': 'The login itself has succeeded; pages ask for the cart anew.',
  'finishLogin.refreshingProfile':
    'The login itself has succeeded; pages ask for the profile anew.',
  'profileEdit.readingNextProof': 'The change itself was accepted; pages ask for the profile anew.',
  'profileEdit.refetchingProfile':
    'The change itself was accepted; pages ask for the profile anew.',
  'module.checkingTripZone':
    'The module is chosen; whether a trip begins in its zone is asked again where it is booked.',
  'rideBoard.signingOut':
    'The token is gone from this device, whether the shop heard of it or not.',
  'ordersBoard.signingOut':
    'The token is gone from this device, whether the shop heard of it or not.',
  'operatorSession.signingOut':
    'The token is gone from this device, whether the shop heard of it or not.',
  'logout.endingServerSession':
    'The token is gone from this device, whether the shop heard of it or not.',
  'logout.forgettingCustomer': 'The token is gone from this device; pages ask for the cart anew.',
};

/** All is well although the shop knows nobody by the token any more. */
export const wellWithout: Readonly<Record<string, string>> = {
  'deleteAccount.deletingAccount':
    'After an attempt whose answer was lost the sign-in has died with the account, as was wanted.',
};

const kept =
  'The shop is not reached: the change is seen at once, outlives a reload, and is sent once when the shop is reached; a note says so.';

/** It goes on waiting without an answer. */
export const waits: Readonly<Record<string, string>> = {
  'addToCart.readingCart': kept,
  'addToCart.adding': kept,
  'addToCart.updating': kept,
  'addToCart.replacing': kept,
  'cartLine.changing.saving': kept,
  'cartLine.removing': kept,
  'cartLine.restoring': kept,
  'clearCart.clearing': kept,
  'lineWishes.saving': kept,
};

/** What was typed is not in the chart any more, since something else holds it. */
export const elsewhere: Readonly<Record<string, string>> = {
  'newsletter.subscribing': 'The field holds the address until it is taken.',
  'ridePresses.sending': byPress,
  'rideSignIn.signingIn': 'The field holds the password; a chart that is watched keeps none.',
  'rideSignIn.keepingPassword': 'The field holds the password; a chart that is watched keeps none.',
  'deskSignIn.signingIn': 'The field holds the password; a chart that is watched keeps none.',
  'deskSignIn.keepingPassword': 'The field holds the password; a chart that is watched keeps none.',
  'addressChoice.keeping.saving': 'The place stays the checkout’s selected one, in its draft.',
};

const session =
  'The token is dead: the session opens one sign-in for whatever was asked, and what was changed here is as before.';

const desk =
  'The board gives way to the sign-in at the desk, which says that the session has ended.';

const ride =
  'The page gives way to the sign-in of couriers, which says that the session has ended; what was pressed stays kept.';

/** A dead token is not told by the flow itself. */
export const bySession: Readonly<Record<string, string>> = {
  'rideBoard.loading': ride,
  'rideBoard.following.asking': ride,
  'ridePresses.sending': ride,
  'answerShopper.sending': desk,
  'ordersBoard.loading': desk,
  'ordersBoard.following.asking': desk,
  'changeStore.telling': desk,
  'payment.openingPayment': session,
  'payment.switchingToCash': session,
};

const own = 'It is told in words of the shop’s own: nothing more could be done with the reason.';

/** What the shop says is not handed on. */
export const ownWords: Readonly<Record<string, string>> = {
  'module.resettingTripCart': own,
  'ridePresses.sending': byPress,
  'rideSignIn.signingIn': own,
  'rideSignIn.keepingPassword': own,
  'deskSignIn.signingIn': own,
  'deskSignIn.keepingPassword': own,
  'pushNews.ending': own,
  'pushNews.registering': own,
  'textNews.noting': own,
};
