import type { FlowName } from './everyModel';

/** Where a flow's paths are taken on its screens. */
export type SurfaceName = 'jsdom' | 'browser';

const unseen = 'Nothing of it is pressed or seen';

/** Where each flow is played, or why on the bare machine only. A flow without an entry does not pass the type check. */
export const surfaces: Record<FlowName, readonly SurfaceName[] | string> = {
  addFund: ['jsdom'],
  addressChoice: ['jsdom'],
  addressForm: ['jsdom'],
  addToCart: ['jsdom', 'browser'],
  addVehicle: ['jsdom'],
  askShop: ['jsdom'],
  bookTrip: ['jsdom'],
  cancelOrder: ['jsdom'],
  cancelTrip: ['jsdom'],
  cartLine: ['jsdom'],
  changeTrip: ['jsdom'],
  checkout: ['browser'],
  clearCart: ['jsdom'],
  convertPoints: ['jsdom'],
  deleteAccount: ['jsdom'],
  favourite: ['jsdom'],
  finishLogin: ['jsdom'],
  followInbox: unseen,
  forgotPassword: ['jsdom'],
  guestOrLogin: ['browser'],
  interests: ['jsdom'],
  item: ['jsdom'],
  language: ['jsdom'],
  lineWishes: ['jsdom'],
  location: ['jsdom'],
  logout: ['jsdom'],
  mapPick: ['jsdom'],
  module: ['jsdom'],
  newsletter: ['jsdom'],
  orderAgain: ['jsdom'],
  otp: ['jsdom'],
  parcel:
    'Its steps are filled field by field and its places picked on a map; tests/e2e/parcel.e2e.ts does both',
  payment: ['jsdom'],
  placeOrder: ['jsdom'],
  placeSearch: ['jsdom'],
  prescription: ['jsdom'],
  profileCompletion: ['jsdom'],
  profileEdit: ['jsdom'],
  pushNews: ['jsdom'],
  registration:
    'Its steps take papers from the window of the system and a place on a map; tests/e2e/registration.e2e.ts gives both',
  rentalSearch: ['jsdom'],
  requestRefund: ['jsdom'],
  reviewOrder: ['jsdom'],
  reviewTrip: ['jsdom'],
  sendMessage: ['jsdom'],
  session: unseen,
  signIn: ['browser'],
  signUp: ['jsdom'],
  socialLogin: ['jsdom'],
  tracking: ['jsdom'],
  tripLength: ['jsdom'],
  tripLine: ['jsdom'],
};
