import type { FlowName } from './everyModel';

/** Where a flow's paths are taken on its screens. */
export type SurfaceName = 'jsdom' | 'browser';

const within =
  'It is played within the flow around it, whose page asks the shop for more than paths can force';
const map = 'Its page is a map, which jsdom cannot draw; the journeys move it';
const page = 'Its page is made of many answers of the shop; the journeys of tests/e2e walk it';
const unseen = 'Nothing of it is pressed or seen';

/** Where each flow is played, or why on the bare machine only. A flow without an entry does not pass the type check. */
export const surfaces: Record<FlowName, readonly SurfaceName[] | string> = {
  addFund: ['jsdom'],
  addressChoice: page,
  addressForm: map,
  addToCart: ['jsdom', 'browser'],
  addVehicle: ['jsdom'],
  askShop: page,
  bookTrip: page,
  cancelOrder: ['jsdom'],
  cancelTrip: ['jsdom'],
  cartLine: page,
  changeTrip: ['jsdom'],
  checkout: ['browser'],
  clearCart: ['jsdom'],
  convertPoints: ['jsdom'],
  deleteAccount: ['jsdom'],
  favourite: page,
  finishLogin: ['jsdom'],
  followInbox: unseen,
  forgotPassword: ['jsdom'],
  guestOrLogin: ['browser'],
  interests: ['jsdom'],
  item: page,
  language: ['jsdom'],
  lineWishes: ['jsdom'],
  location: map,
  logout: ['jsdom'],
  mapPick: map,
  module: page,
  newsletter: ['jsdom'],
  orderAgain: page,
  otp: ['jsdom'],
  parcel: page,
  payment: page,
  placeOrder: within,
  placeSearch: within,
  prescription: within,
  profileCompletion: ['jsdom'],
  profileEdit: page,
  pushNews: page,
  registration: page,
  rentalSearch: map,
  requestRefund: ['jsdom'],
  reviewOrder: ['jsdom'],
  reviewTrip: ['jsdom'],
  sendMessage: page,
  session: unseen,
  signIn: ['browser'],
  signUp: ['jsdom'],
  socialLogin: ['jsdom'],
  tracking: page,
  tripLength: ['jsdom'],
  tripLine: page,
};
