import type { AnyScreens } from '../../charts/paths/screens';
import type { FlowName } from './everyModel';
import { addFund } from './screens/addFund';
import { addressChoice } from './screens/addressChoice';
import { addressForm } from './screens/addressForm';
import { addToCart } from './screens/addToCart';
import { addVehicle } from './screens/addVehicle';
import { answerApplication } from './screens/answerApplication';
import { answerRefund } from './screens/answerRefund';
import { answerShopper } from './screens/answerShopper';
import { askShop } from './screens/askShop';
import { bookTrip } from './screens/bookTrip';
import { cancelOrder } from './screens/cancelOrder';
import { cancelTrip } from './screens/cancelTrip';
import { cartLine } from './screens/cartLine';
import { changeStore } from './screens/changeStore';
import { changeTrip } from './screens/changeTrip';
import { checkout } from './screens/checkout';
import { clearCart } from './screens/clearCart';
import { convertPoints } from './screens/convertPoints';
import { deleteAccount } from './screens/deleteAccount';
import { deskSignIn } from './screens/deskSignIn';
import { editItem } from './screens/editItem';
import { editOrder } from './screens/editOrder';
import { editShop } from './screens/editShop';
import { favourite } from './screens/favourite';
import { finishLogin } from './screens/finishLogin';
import { followInbox } from './screens/followInbox';
import { forgotPassword } from './screens/forgotPassword';
import { guestOrLogin } from './screens/guestOrLogin';
import { handleOrder } from './screens/handleOrder';
import { handleTrip } from './screens/handleTrip';
import { interests } from './screens/interests';
import { item } from './screens/item';
import { language } from './screens/language';
import { lineWishes } from './screens/lineWishes';
import { location } from './screens/location';
import { logout } from './screens/logout';
import { mapPick } from './screens/mapPick';
import { module } from './screens/module';
import { newsletter } from './screens/newsletter';
import { operatorSession } from './screens/operatorSession';
import { orderAgain } from './screens/orderAgain';
import { ordersBoard } from './screens/ordersBoard';
import { otp } from './screens/otp';
import { parcel } from './screens/parcel';
import { passOnOrder } from './screens/passOnOrder';
import { payment } from './screens/payment';
import { payStore } from './screens/payStore';
import { placeOrder } from './screens/placeOrder';
import { placeSearch } from './screens/placeSearch';
import { prescription } from './screens/prescription';
import { profileCompletion } from './screens/profileCompletion';
import { profileEdit } from './screens/profileEdit';
import { pushNews } from './screens/pushNews';
import { registration } from './screens/registration';
import { rentalSearch } from './screens/rentalSearch';
import { requestRefund } from './screens/requestRefund';
import { reviewOrder } from './screens/reviewOrder';
import { reviewTrip } from './screens/reviewTrip';
import { rideBoard } from './screens/rideBoard';
import { rideJob } from './screens/rideJob';
import { ridePresses } from './screens/ridePresses';
import { rideSignIn } from './screens/rideSignIn';
import { sendMessage } from './screens/sendMessage';
import { session } from './screens/session';
import { signIn } from './screens/signIn';
import { signUp } from './screens/signUp';
import { socialLogin } from './screens/socialLogin';
import { textNews } from './screens/textNews';
import { tracking } from './screens/tracking';
import { tripLength } from './screens/tripLength';
import { tripLine } from './screens/tripLine';

/**
 * How every flow is played on its screens: a flow without its tables does not pass the type check. One whose starts have
 * screens of their own has a table for each start, and is played from each.
 */
export const screens = {
  addFund,
  addressChoice,
  addressForm,
  addToCart,
  addVehicle,
  answerApplication,
  answerRefund,
  answerShopper,
  operatorSession,
  passOnOrder,
  payStore,
  editShop,
  askShop,
  bookTrip,
  cancelOrder,
  cancelTrip,
  cartLine,
  changeTrip,
  checkout,
  clearCart,
  convertPoints,
  deleteAccount,
  deskSignIn,
  editOrder,
  favourite,
  finishLogin,
  followInbox,
  forgotPassword,
  guestOrLogin,
  changeStore,
  handleOrder,
  editItem,
  handleTrip,
  interests,
  item,
  language,
  lineWishes,
  location,
  logout,
  mapPick,
  module,
  newsletter,
  orderAgain,
  ordersBoard,
  otp,
  parcel,
  payment,
  placeOrder,
  placeSearch,
  prescription,
  profileCompletion,
  profileEdit,
  pushNews,
  textNews,
  registration,
  rentalSearch,
  requestRefund,
  reviewOrder,
  reviewTrip,
  rideBoard,
  rideJob,
  ridePresses,
  rideSignIn,
  sendMessage,
  session,
  signIn,
  signUp,
  socialLogin,
  tracking,
  tripLength,
  tripLine,
} satisfies Record<FlowName, AnyScreens | readonly AnyScreens[]>;
