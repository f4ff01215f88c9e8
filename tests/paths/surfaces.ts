import type { FlowName } from './everyModel';

/** Where a flow's paths are taken on its screens. */
export type SurfaceName = 'jsdom' | 'browser';

const map = 'Its page is a map, which jsdom cannot draw; the journeys move it';
const pressed =
  'It begins with a press of which its first event is made, so that no screen shows it at its start';
const unseen = 'Nothing of it is pressed or seen';

/** Where each flow is played, or why on the bare machine only. A flow without an entry does not pass the type check. */
export const surfaces: Record<FlowName, readonly SurfaceName[] | string> = {
  addFund: ['jsdom'],
  addressChoice:
    'Its list is of the checkout and its book of the profile: no screen shows the whole of it',
  addressForm: map,
  addToCart: ['jsdom', 'browser'],
  addVehicle: ['jsdom'],
  askShop: ['jsdom'],
  bookTrip:
    'Its page prices the trip of the cart by five answers of the shop; tests/e2e/rental.e2e.ts books on it',
  cancelOrder: ['jsdom'],
  cancelTrip: ['jsdom'],
  cartLine: pressed,
  changeTrip: ['jsdom'],
  checkout: ['browser'],
  clearCart: ['jsdom'],
  convertPoints: ['jsdom'],
  deleteAccount: ['jsdom'],
  favourite: pressed,
  finishLogin: ['jsdom'],
  followInbox: unseen,
  forgotPassword: ['jsdom'],
  guestOrLogin: ['browser'],
  interests: ['jsdom'],
  item: ['jsdom'],
  language: ['jsdom'],
  lineWishes: ['jsdom'],
  location: map,
  logout: ['jsdom'],
  mapPick: map,
  module: ['jsdom'],
  newsletter: ['jsdom'],
  orderAgain: ['jsdom'],
  otp: ['jsdom'],
  parcel:
    'Its steps are filled field by field and its places picked on a map; tests/e2e/parcel.e2e.ts does both',
  payment: ['jsdom'],
  placeOrder: ['jsdom'],
  placeSearch:
    'Its field belongs to the place flow, which starts it; tests/src/flows/location.test.tsx types in it',
  prescription:
    'Its files come from the window of the system; tests/e2e/prescription.e2e.ts gives some',
  profileCompletion: ['jsdom'],
  profileEdit: ['jsdom'],
  pushNews: ['jsdom'],
  registration:
    'Its steps take papers from the window of the system and a place on a map; tests/e2e/registration.e2e.ts gives both',
  rentalSearch: map,
  requestRefund: ['jsdom'],
  reviewOrder: ['jsdom'],
  reviewTrip: ['jsdom'],
  sendMessage: ['jsdom'],
  session: unseen,
  signIn: ['browser'],
  signUp: ['jsdom'],
  socialLogin: ['jsdom'],
  tracking:
    'What moves it comes from the stream of the shop; tests/src/flows/orderNews.test.tsx lets it speak',
  tripLength: ['jsdom'],
  tripLine: pressed,
};
