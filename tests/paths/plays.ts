import { addFund, convertPoints, deleteAccount, logout } from './browser/account';
import { addToCart } from './browser/addToCart';
import { cartLine } from './browser/cartLine';
import { checkout } from './browser/checkout';
import { guestOrLogin } from './browser/guestOrLogin';
import { location } from './browser/location';
import { module } from './browser/module';
import { cancelOrder, requestRefund, reviewOrder } from './browser/orders';
import { placeOrder } from './browser/placeOrder';
import { clearCart, favourite, lineWishes } from './browser/shopping';
import { signIn } from './browser/signIn';

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
};
