import { addFund, convertPoints, deleteAccount, logout } from './browser/account';
import { addToCart } from './browser/addToCart';
import { cartLine } from './browser/cartLine';
import { checkout } from './browser/checkout';
import { askShop, interests, language, newsletter } from './browser/content';
import { forgotPassword } from './browser/forgotPassword';
import { guestOrLogin } from './browser/guestOrLogin';
import { location } from './browser/location';
import { module } from './browser/module';
import { cancelOrder, requestRefund, reviewOrder } from './browser/orders';
import { placeOrder } from './browser/placeOrder';
import { changeTrip, tripLine } from './browser/rental';
import { clearCart, favourite, lineWishes } from './browser/shopping';
import { signIn } from './browser/signIn';
import { cancelTrip, reviewTrip } from './browser/trips';

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
};
