import { addFund } from './models/addFund';
import { addressChoice } from './models/addressChoice';
import { addressForm } from './models/addressForm';
import { addToCart } from './models/addToCart';
import { addVehicle } from './models/addVehicle';
import { answerApplication } from './models/answerApplication';
import { answerRefund } from './models/answerRefund';
import { answerShopper } from './models/answerShopper';
import { askShop } from './models/askShop';
import { bookTrip } from './models/bookTrip';
import { cancelOrder } from './models/cancelOrder';
import { cancelTrip } from './models/cancelTrip';
import { cartLine } from './models/cartLine';
import { changeStore } from './models/changeStore';
import { changeTrip } from './models/changeTrip';
import { checkout } from './models/checkout';
import { clearCart } from './models/clearCart';
import { convertPoints } from './models/convertPoints';
import { deleteAccount } from './models/deleteAccount';
import { deskSignIn } from './models/deskSignIn';
import { editItem } from './models/editItem';
import { editOrder } from './models/editOrder';
import { editShop } from './models/editShop';
import { favourite } from './models/favourite';
import { finishLogin } from './models/finishLogin';
import { followInbox } from './models/followInbox';
import { forgotPassword } from './models/forgotPassword';
import { guestOrLogin } from './models/guestOrLogin';
import { handleOrder } from './models/handleOrder';
import { handleTrip } from './models/handleTrip';
import { interests } from './models/interests';
import { item } from './models/item';
import { language } from './models/language';
import { lineWishes } from './models/lineWishes';
import { location } from './models/location';
import { logout } from './models/logout';
import { mapPick } from './models/mapPick';
import { module } from './models/module';
import { newsletter } from './models/newsletter';
import { operatorSession } from './models/operatorSession';
import { orderAgain } from './models/orderAgain';
import { ordersBoard } from './models/ordersBoard';
import { otp } from './models/otp';
import { parcel } from './models/parcel';
import { passOnOrder } from './models/passOnOrder';
import { payment } from './models/payment';
import { payStore } from './models/payStore';
import { placeOrder } from './models/placeOrder';
import { placeSearch } from './models/placeSearch';
import { prescription } from './models/prescription';
import { profileCompletion } from './models/profileCompletion';
import { profileEdit } from './models/profileEdit';
import { pushNews } from './models/pushNews';
import { registration } from './models/registration';
import { rentalSearch } from './models/rentalSearch';
import { requestRefund } from './models/requestRefund';
import { reviewOrder } from './models/reviewOrder';
import { reviewTrip } from './models/reviewTrip';
import { rideBoard } from './models/rideBoard';
import { rideJob } from './models/rideJob';
import { ridePresses } from './models/ridePresses';
import { rideSignIn } from './models/rideSignIn';
import { sendMessage } from './models/sendMessage';
import { session } from './models/session';
import { signIn } from './models/signIn';
import { signUp } from './models/signUp';
import { socialLogin } from './models/socialLogin';
import { textNews } from './models/textNews';
import { tracking } from './models/tracking';
import { tripLength } from './models/tripLength';
import { tripLine } from './models/tripLine';

export const everyModel = {
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
};

export type FlowName = keyof typeof everyModel;
