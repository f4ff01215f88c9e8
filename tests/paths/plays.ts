import { addFund, convertPoints, deleteAccount, logout } from './browser/account';
import { addressForm } from './browser/addressForm';
import { addToCart } from './browser/addToCart';
import { ordersBoard, rideBoard } from './browser/boards';
import { addVehicle, bookTrip } from './browser/booking';
import { cartLine } from './browser/cartLine';
import { checkout } from './browser/checkout';
import { askShop, interests, language, newsletter } from './browser/content';
import { changeStore } from './browser/desk';
import { answerShopper } from './browser/deskInbox';
import { editItem } from './browser/deskItems';
import { handleOrder } from './browser/deskOrders';
import { handleTrip } from './browser/deskTrips';
import { deskSignIn, rideSignIn } from './browser/doors';
import { finishLogin } from './browser/finishLogin';
import { forgotPassword } from './browser/forgotPassword';
import { guestOrLogin } from './browser/guestOrLogin';
import { item } from './browser/item';
import { location } from './browser/location';
import { passOnOrder } from './browser/lost';
import { module } from './browser/module';
import { answerApplication, answerRefund, operatorSession, payStore } from './browser/operators';
import { cancelOrder, requestRefund, reviewOrder } from './browser/orders';
import { editOrder, orderAgain } from './browser/ordersAnew';
import { otp } from './browser/otp';
import { parcel } from './browser/parcel';
import { payment } from './browser/payment';
import { placeOrder } from './browser/placeOrder';
import { mapPick, placeSearch } from './browser/places';
import { prescription } from './browser/prescription';
import { addressChoice, profileEdit, sendMessage } from './browser/profile';
import { profileCompletion } from './browser/profileCompletion';
import { pushNews } from './browser/pushNews';
import { registration } from './browser/registration';
import { changeTrip, tripLine } from './browser/rental';
import { rentalSearch } from './browser/rentalSearch';
import { rideJob } from './browser/rideJobs';
import { ridePresses } from './browser/ridePresses';
import { editShop } from './browser/shopParts';
import { clearCart, favourite, lineWishes } from './browser/shopping';
import { signIn } from './browser/signIn';
import { signUp } from './browser/signUp';
import { socialLogin } from './browser/socialLogin';
import { textNews } from './browser/textNews';
import { tracking } from './browser/tracking';
import { cancelTrip, reviewTrip, tripLength } from './browser/trips';

export const plays = {
  addFund,
  convertPoints,
  deleteAccount,
  logout,
  cancelOrder,
  clearCart,
  favourite,
  lineWishes,
  requestRefund,
  reviewOrder,
  location,
  module,
  addToCart,
  cartLine,
  guestOrLogin,
  signIn,
  checkout,
  placeOrder,
  askShop,
  interests,
  language,
  newsletter,
  forgotPassword,
  cancelTrip,
  changeTrip,
  reviewTrip,
  tripLine,
  addVehicle,
  addressChoice,
  bookTrip,
  editOrder,
  orderAgain,
  payment,
  profileEdit,
  sendMessage,
  signUp,
  tripLength,
  deskSignIn,
  rideSignIn,
  answerApplication,
  answerRefund,
  operatorSession,
  payStore,
  changeStore,
  item,
  otp,
  prescription,
  registration,
  tracking,
  placeSearch,
  mapPick,
  addressForm,
  profileCompletion,
  rentalSearch,
  ordersBoard,
  rideBoard,
  rideJob,
  ridePresses,
  handleOrder,
  handleTrip,
  answerShopper,
  editItem,
  editShop,
  finishLogin,
  socialLogin,
  passOnOrder,
  pushNews,
  textNews,
  parcel,
};
