import { itemOfStore } from './deskItems';
import { codesShown, given, mayMakePeople } from './people';
import { medicine, moduleOf, wares } from './shop';
import { runningCoupon } from './shopParts';
import { staffToken } from './staff';
import { vehicle, vehicleElsewhere } from './vehicles';
import { ask } from './wire';

/** What flows need of a shop beside its pages: each answers by throwing. */
const needs = {
  'two open stores': wares,
  'a medicine on prescription': medicine,
  'sign-in by codes': async () => {
    const { centralize_login } = await ask<{ centralize_login: { otp_login_status: number } }>(
      '/config',
    );
    if (centralize_login.otp_login_status !== 1)
      throw new Error('Nobody signs in by a code there: centralize_login.otp_login_status is off');
    await codesShown();
  },
  'accounts of their own': mayMakePeople,
  'a vehicle to rent': vehicle,
  'vehicles of two offices': async () => vehicleElsewhere(await vehicle()),
  'parcels that are sent': () => moduleOf('parcel'),
  'codes that can be read': codesShown,
  'an operator': () => staffToken('operator'),
  'somebody of a store': () => staffToken('store'),
  'somebody of a renting office': () => staffToken('office'),
  'an item of that store': itemOfStore,
  'a coupon that runs': runningCoupon,
  'a courier': () => staffToken('courier'),
} satisfies Record<string, () => Promise<unknown>>;

const needsOf: Readonly<Record<string, readonly (keyof typeof needs)[]>> = {
  addToCart: ['two open stores'],
  answerApplication: ['an operator'],
  answerShopper: ['somebody of a store', 'accounts of their own'],
  editItem: ['somebody of a store', 'an item of that store'],
  editShop: ['an operator', 'a coupon that runs'],
  changeStore: ['somebody of a store'],
  answerRefund: ['an operator'],
  deskSignIn: ['somebody of a store'],
  operatorSession: ['an operator'],
  payStore: ['an operator'],
  rideSignIn: ['a courier'],
  addVehicle: ['vehicles of two offices'],
  bookTrip: ['a vehicle to rent', 'accounts of their own'],
  cancelTrip: ['a vehicle to rent', 'accounts of their own'],
  changeTrip: ['a vehicle to rent'],
  cancelOrder: ['two open stores'],
  cartLine: ['two open stores'],
  clearCart: ['two open stores'],
  checkout: ['two open stores'],
  deleteAccount: ['accounts of their own'],
  editOrder: ['two open stores'],
  favourite: ['two open stores', 'accounts of their own'],
  finishLogin: ['two open stores', 'accounts of their own'],
  forgotPassword: ['codes that can be read', 'accounts of their own'],
  handleOrder: ['somebody of a store'],
  handleTrip: ['somebody of a renting office'],
  ordersBoard: ['somebody of a store'],
  rideBoard: ['a courier'],
  rideJob: ['a courier'],
  ridePresses: ['a courier'],
  guestOrLogin: ['two open stores'],
  item: ['two open stores'],
  lineWishes: ['two open stores'],
  orderAgain: ['two open stores'],
  otp: ['sign-in by codes', 'accounts of their own'],
  parcel: ['parcels that are sent'],
  payment: ['two open stores'],
  placeOrder: ['two open stores'],
  profileCompletion: ['sign-in by codes', 'accounts of their own'],
  pushNews: ['accounts of their own'],
  prescription: ['a medicine on prescription'],
  requestRefund: ['two open stores'],
  reviewOrder: ['two open stores'],
  reviewTrip: ['a vehicle to rent', 'accounts of their own'],
  sendMessage: ['two open stores'],
  signIn: ['sign-in by codes', 'accounts of their own'],
  signUp: ['accounts of their own'],
  tracking: ['two open stores'],
  tripLength: ['a vehicle to rent', 'accounts of their own'],
  tripLine: ['a vehicle to rent'],
};

const everybody = given ? [] : (['accounts of their own'] as const);

/** What is missing for these flows, each told once with those that need it. */
export async function lackOf(flows: readonly string[]): Promise<string[]> {
  const wanted = new Map<keyof typeof needs, string[]>();
  for (const flow of flows)
    for (const need of new Set([...everybody, ...(needsOf[flow] ?? [])]))
      wanted.set(need, [...(wanted.get(need) ?? []), flow]);
  const lacks: string[] = [];
  for (const [need, those] of wanted) {
    const lack = await needs[need]().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (lack) lacks.push(`${need}, for ${those.join(', ')}: ${lack}`);
  }
  return lacks;
}
